/** Numbers that a seed alone decides, so that a schedule can be run again. */
export type Random = {
  /** 0 ≤ n < 1. */
  next(): number
  /** An integer from 0 to below `end`. */
  below(end: number): number
  pick<T>(from: readonly T[]): T
  /** One of the names, each as often as its weight says. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K
  /** A UUID of version 4. */
  uuid(): string
}

/** mulberry32: small, fast, and the same everywhere. */
export function createRandom(seed: number): Random {
  let state = (seed * 0x9e3779b1) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    next,
    below,
    pick: (from) => {
      const picked = from[below(from.length)]
      if (picked === undefined) throw new Error('there is nothing to pick from')
      return picked
    },
    weighted: <K extends string>(weights: Readonly<Record<K, number>>) => {
      const names = Object.entries(weights) as [K, number][]
      let left = next() * names.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [name, weight] of names) {
        left -= weight
        if (left < 0) return name
      }
      throw new Error('weights are positive')
    },
    uuid: () => {
      const hex = Array.from({ length: 32 }, () => below(16).toString(16))
      hex[12] = '4'
      hex[16] = (8 + below(4)).toString(16)
      return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
    },
  }
}
