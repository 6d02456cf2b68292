import type { MarkKind } from './markKinds.ts'

type Thing = {
  /** The search finds it under this name (PRODUCT K4). */
  itemClass?: string
  /**
   * Routes of its pages; the parameter is its permalink. Comments, trivia and showtimes only where they have a page of
   * their own. Without `pages` it stands on the page of what it is about.
   */
  pages?: { page: string; comments?: string; trivia?: string; showtimes?: string }
  marks: readonly MarkKind[]
  ratable?: true
  /** A list may hold it. */
  listable?: true
  hasTrivia?: true
  /** Streaming services, discs and channels offer it. */
  offered?: true
  /** An article may be about it. */
  subject?: true
  /** Members talk about it, and hear live what others say. */
  commentable?: true
  /** The moderation hides and restores it. */
  moderated?: true
}

/**
 * Every kind of thing, by its type as paths of the API name it, with its capabilities. A new kind is a row here and
 * nowhere else in the contract.
 */
export const things = {
  movies: {
    itemClass: 'Movie',
    pages: {
      page: '/movies/$permalink',
      comments: '/movies/$permalink/kommentare',
      trivia: '/movies/$permalink/trivia',
      showtimes: '/movies/$permalink/kinoprogramm',
    },
    marks: ['watch', 'watched'],
    ratable: true,
    listable: true,
    hasTrivia: true,
    offered: true,
    subject: true,
    commentable: true,
  },
  series: {
    itemClass: 'Series',
    pages: { page: '/serie/$permalink', trivia: '/serie/$permalink/trivia' },
    marks: ['watch', 'watched'],
    ratable: true,
    listable: true,
    hasTrivia: true,
    offered: true,
    subject: true,
    commentable: true,
  },
  cinemas: { itemClass: 'Cinema', pages: { page: '/kinos/$permalink' }, marks: [] },
  people: {
    itemClass: 'Person',
    pages: { page: '/people/$permalink' },
    marks: ['follow'],
    subject: true,
    commentable: true,
  },
  comments: { marks: ['digg', 'flag', 'watch'], moderated: true },
  trivia: { marks: ['digg', 'vote', 'flag', 'watch'], commentable: true, moderated: true },
  /** The rubric decides its page: `toArticlePath`. */
  articles: { marks: ['digg', 'flag', 'watch'], commentable: true, moderated: true },
  lists: {
    pages: { page: '/liste/$permalink' },
    marks: ['digg', 'flag', 'watch'],
    commentable: true,
    moderated: true,
  },
  /** A member's username is the permalink. */
  users: {
    itemClass: 'RegisteredUser',
    pages: { page: '/users/$id' },
    marks: ['flag', 'follow', 'mute', 'friendship'],
    moderated: true,
  },
} as const satisfies Record<string, Thing>

type Things = typeof things
export type ThingType = keyof Things

type Capability = Exclude<keyof Thing, 'itemClass' | 'pages' | 'marks'>
type TypeWith<C extends keyof Thing> = { [T in ThingType]: Things[T] extends Record<C, unknown> ? T : never }[ThingType]
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

/** The names under which the search finds things. */
export const itemClasses = thingTypes.flatMap((type) => kindOf(type).itemClass ?? []) as ItemClass[]
export type ItemClass = Things[TypeWith<'itemClass'>]['itemClass']

export type PagePart = keyof NonNullable<Thing['pages']>
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
