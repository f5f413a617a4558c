/** The person's settings, kept in the browser. */

export const LANGUAGES = ['en', 'it', 'fr', 'de'] as const
export type Language = (typeof LANGUAGES)[number]
export type Light = 'system' | 'light' | 'dark'
export type Hints = 'plain' | 'helper' | 'coach'
/** How long results and events are shown, as a factor. With 0, a page can be opened without waiting. */
export const PACES = { calm: 1.7, normal: 1, fast: 0.5, none: 0 }
export type Pace = keyof typeof PACES

export interface Settings {
  language: Language
  light: Light
  hints: Hints
  pace: Pace
  sound: boolean
  guide: boolean
  /** What the guide has already pointed at. */
  guided: string[]
  /** Whether the kit shows the games instead of their own boards. */
  plain: boolean
  /** The speed of replays, as a factor. */
  speed: number
  name: string
}

const KEY = 'ludoteca-settings'

function browserLanguage(): Language {
  const wished = navigator.languages.map((language) => language.slice(0, 2).toLowerCase())
  return wished.map((code) => LANGUAGES.find((language) => language === code)).find((found) => found) ?? 'en'
}

function isPhone(): boolean {
  return matchMedia('(pointer: coarse)').matches
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

const usual: Settings = {
  language: browserLanguage(),
  light: 'system',
  hints: 'helper',
  pace: 'normal',
  sound: !isPhone(),
  guide: true,
  guided: [],
  plain: false,
  speed: 1,
  name: '',
}

export const settings: Settings = $state({ ...usual, ...kept() })

export function set<Key extends keyof Settings>(key: Key, value: Settings[Key]): void {
  settings[key] = value
  localStorage.setItem(KEY, JSON.stringify({ ...kept(), [key]: value }))
}

export function showLight(): void {
  document.documentElement.dataset.light = settings.light
}

/** Whether things should not move. */
export function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
