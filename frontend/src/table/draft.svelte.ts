/** What a player has selected but not sent: dice to keep, a pair of cards. */
export class Draft {
  picked: readonly string[] = $state.raw([])

  has(thing: string): boolean {
    return this.picked.includes(thing)
  }

  /** Selects or deselects a thing; beyond `most`, the one selected first is dropped. */
  toggle(thing: string, most = Infinity): void {
    const others = this.picked.filter((other) => other !== thing)
    this.picked = others.length < this.picked.length ? others : [...this.picked, thing].slice(-most)
  }

  set(things: readonly string[]): void {
    this.picked = things
  }

  clear(): void {
    this.picked = []
  }
}
