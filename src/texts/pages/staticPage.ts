import type { Way } from '../coming/comingPlace.ts'

/** A paragraph, a list, or links to where it goes on. */
export type Block = string | { list: readonly string[] } | { ways: readonly Way[] }
/** `id` is the section's anchor. */
type Section = { id: string; heading: string; blocks: readonly Block[] }
/** A page that is written and not fetched. */
export type StaticPage = { title: string; lead: string; sections: readonly Section[] }
