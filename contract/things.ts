import { type Thing, things } from './kinds.ts'
import type { MarkKind } from './markKinds.ts'

export { things }

type Things = typeof things
export type ThingType = keyof Things

type Capability = Exclude<keyof Thing, 'itemClass' | 'displayType' | 'pages' | 'part' | 'marks' | 'announced'>
/** The types whose row has a field. */
export type TypeWith<C extends keyof Thing> = {
  [T in ThingType]: Things[T] extends Record<C, unknown> ? T : never
}[ThingType]
type MarkedType = { [T in ThingType]: Things[T]['marks'] extends readonly [] ? never : T }[ThingType]

export const thingTypes = Object.keys(things) as ThingType[]
const kindOf = (type: ThingType): Thing => things[type]

/** The types that have a capability, in the order of `things`. */
export const typesWith = <C extends Capability>(capability: C) =>
  thingTypes.filter((type) => kindOf(type)[capability]) as TypeWith<C>[]

/** The types that are marked at all. */
export const markedTypes = thingTypes.filter((type) => kindOf(type).marks.length > 0) as MarkedType[]

export const hasMark = (type: ThingType, mark: MarkKind): boolean => kindOf(type).marks.includes(mark)
export const typesWithMark = (mark: MarkKind): MarkedType[] => markedTypes.filter((type) => hasMark(type, mark))

/** By its type, the first part of the names of the events that tell open pages of a thing. */
export const announcedAs = (type: ThingType): Announced | undefined => kindOf(type).announced as Announced | undefined
export type Announced = Things[TypeWith<'announced'>]['announced']

export type PagePart = keyof NonNullable<Thing['pages']>
/** The part of a page on which that stands which has no page of its own. */
export const partOf = (type: string): PagePart => (type in things && kindOf(type as ThingType).part) || 'page'
/** The types that have a page of their own. */
export type PagedType = TypeWith<'pages'>
export const hasPage = (type: string): type is PagedType => type in things && 'pages' in things[type as ThingType]

/**
 * The path of a thing's page, or of what is said about it: of its page where that has none of its own.
 *
 * @param permalink of a member the username.
 */
export function toThingPath(type: PagedType, permalink: string, part: PagePart = 'page'): string {
  const pages: NonNullable<Thing['pages']> = things[type].pages
  return (pages[part] ?? pages.page).replace(/\$\w+/, () => encodeURIComponent(permalink))
}

/**
 * The address of a comment: the page on which it stands opens there.
 *
 * @param page the path of that page.
 * @param fact the id of the piece of trivia that it is about; a page has many.
 */
export function toCommentPath(page: string, comment: string, fact?: string): string {
  const within = fact === undefined ? '' : `eintrag=${encodeURIComponent(fact)}&`
  return `${page}?${within}kommentar=${encodeURIComponent(comment)}`
}
