/** The two ways to write a letter. */
const ways: readonly (readonly [string, string])[] = [
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['ß', 'ss'],
]
/** Each of them doubles what the database looks for. */
const MOST_DOUBTS = 3
/** A letter in doubt, or at the end one that may become such: whoever types `mü` or `mue` began with `mu`. */
const DOUBTS = /(ae|oe|ue|ss|[äöüß]|[aous]$)/

/** How a folded part of a name may be spelled: `mueller` is `müller`, too. As typed first; eight at most. */
export function toSpellings(key: string): string[] {
  let doubts = 0
  return key.split(DOUBTS).reduce<string[]>(
    (spellings, part, index) => {
      const isDoubt = index % 2 === 1 && ++doubts <= MOST_DOUBTS
      const others = isDoubt ? otherWays(part) : []
      return [part, ...others].flatMap((way) => spellings.map((spelling) => spelling + way))
    },
    [''],
  )
}

function otherWays(part: string): string[] {
  return ways.flatMap(([letter, letters]) => {
    if (part === letter) return [letters]
    return part === letters || part === letters[0] ? [letter] : []
  })
}
