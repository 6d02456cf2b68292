import type { ImageKind } from './formats.ts'

/** An image that shall exist. Those of one `seed` (a film's poster and still) share their look. */
export type ImagePlan = {
  /** The same on every load. */
  id: string
  kind: ImageKind
  /** Of an avatar: the username. */
  title: string
  year: number | null
  /** German names as in the catalogue; unknown ones are passed over. Empty for avatars. */
  genres: readonly string[]
  /** Only true ones: they are set on the poster. A list may be empty. */
  credits: { directors: readonly string[]; cast: readonly string[] }
  seed: string
  /** The last part of its address: `der-letzte-sommer`. */
  filename: string
  /** Higher is drawn first: what is on the programme above the rest. */
  priority: number
}
