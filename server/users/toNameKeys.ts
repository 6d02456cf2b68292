import { toSpellings } from './toSpellings.ts'

/** The folded ways in which a part of a member's name may be spelled. */
export const toNameKeys = (part: string): string[] => toSpellings(part.normalize('NFKC').toLowerCase())
