/** How far this browser is with keeping the app for use without a network. */

interface Offline {
  /** Of the first version, in bytes. */
  progress: { done: number; of: number } | null
  isReady: boolean
  /** Whether a new version is ready and waits to be asked for. */
  isNew: boolean
  /** `none`: this browser cannot keep apps, or not here. */
  failure: 'full' | 'not-loaded' | 'none' | null
}

export const offline: Offline = $state({ progress: null, isReady: false, isNew: false, failure: null })

/** The event by which Chromium lets a page be installed. */
interface Install extends Event {
  prompt(): Promise<unknown>
}

let asking: Install | null = $state.raw(null)

export const installing = {
  get isPossible() {
    return asking !== null
  },
  /** Asks the person; possible only once. */
  async ask() {
    const it = asking
    asking = null
    await it?.prompt()
  },
}

/** The browser sends this event once, and early. */
export function hearInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    asking = event as Install
  })
}
