import { genres } from '../../texts/genres.ts'

const { compare } = new Intl.Collator('de', { sensitivity: 'base' })

/** The genre that is called as was typed, however it was spelled; undefined for none. */
export const findGenre = (q: string): string | undefined => genres.find((genre) => compare(genre, q.trim()) === 0)
