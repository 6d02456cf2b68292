/** Numbers that look random and are the same for the same seed, on every machine and in every version. */
export type Random = {
  /** From 0 up to, but not including, 1. */
  unit(): number
  between(low: number, high: number): number
  /** A whole number, both ends included. */
  integer(low: number, high: number): number
  pick<T>(list: readonly T[]): T
  chance(probability: number): boolean
}

/** A generator of its own for each seed text. */
export function createRandom(seed: string): Random {
  const unit = mulberry32(murmur3(seed))
  return {
    unit,
    between: (low, high) => low + (high - low) * unit(),
    integer: (low, high) => Math.floor(low + (high - low + 1) * unit()),
    pick: (list) => {
      const picked = list[Math.floor(unit() * list.length)]
      if (picked === undefined) throw new RangeError('Nothing to pick from')
      return picked
    },
    chance: (probability) => unit() < probability,
  }
}

/** MurmurHash3 of the text's UTF-16 units, 32 bits. */
function murmur3(text: string): number {
  let hash = 1_779_033_703 ^ text.length
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 3_432_918_353)
    hash = (hash << 13) | (hash >>> 19)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507)
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909)
  return (hash ^ (hash >>> 16)) >>> 0
}

function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
