/** Loads the words for tests; must be imported first. */

import { afterEach, expect, vi } from 'vitest'

vi.stubGlobal('matchMedia', () => ({ matches: false }))
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
vi.stubGlobal('document', { documentElement: {} })

const missing = vi.spyOn(console, 'error')
afterEach(() => expect(missing).not.toHaveBeenCalled())
