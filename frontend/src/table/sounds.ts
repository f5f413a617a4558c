/** Short quiet sounds, each for something that can also be seen. */

import { settings } from '../settings.svelte'

type Sound = 'step' | 'turn' | 'end'

const NOTES: Record<Sound, [frequency: number, at: number, length: number][]> = {
  step: [[320, 0, 0.05]],
  turn: [
    [523, 0, 0.1],
    [659, 0.09, 0.14],
  ],
  end: [
    [523, 0, 0.14],
    [659, 0.12, 0.14],
    [784, 0.24, 0.3],
  ],
}
const LOUDNESS = 0.06

let context: AudioContext | undefined

export function sound(which: Sound): void {
  if (!settings.sound || document.hidden || !navigator.userActivation?.hasBeenActive) return
  context ??= new AudioContext()
  for (const [frequency, at, length] of NOTES[which]) note(context, frequency, context.currentTime + at, length)
}

function note(context: AudioContext, frequency: number, at: number, length: number): void {
  const tone = new OscillatorNode(context, { type: 'triangle', frequency })
  const loudness = new GainNode(context, { gain: 0 })
  loudness.gain.setValueAtTime(LOUDNESS, at)
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + length)
  tone.connect(loudness).connect(context.destination)
  tone.start(at)
  tone.stop(at + length)
}
