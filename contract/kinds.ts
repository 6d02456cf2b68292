import type { MarkKind } from './markKinds.ts'

type PagePart = 'comments' | 'trivia' | 'showtimes'

export type Thing = {
  /** The search finds it under this name (PRODUCT K4). */
  itemClass?: string
  /** Its German name in the search. */
  displayType?: string
  /**
   * Routes of its pages; the parameter is its permalink. Comments, trivia and showtimes only where they have a page of
   * their own. Without `pages` it stands on the page of what it is about.
   */
  pages?: { page: string } & { [Part in PagePart]?: string }
  /** Without `pages`: the part of the page on which it stands. */
  part?: PagePart
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
  /** Open pages hear of it as it is written, changed, deleted and marked: the first part of the name of such an event. */
  announced?: string
}

/**
 * Every kind of thing, by its type as paths of the API name it, with its capabilities. A new kind is a row here and
 * nowhere else in the contract.
 */
export const things = {
  movies: {
    itemClass: 'Movie',
    displayType: 'Film',
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
    displayType: 'Serie',
    pages: { page: '/serie/$permalink', trivia: '/serie/$permalink/trivia' },
    marks: ['watch', 'watched'],
    ratable: true,
    listable: true,
    hasTrivia: true,
    offered: true,
    subject: true,
    commentable: true,
  },
  cinemas: { itemClass: 'Cinema', displayType: 'Kino', pages: { page: '/kinos/$permalink' }, marks: [] },
  people: {
    itemClass: 'Person',
    displayType: 'Person',
    pages: { page: '/people/$permalink' },
    marks: ['follow'],
    subject: true,
    commentable: true,
  },
  comments: { part: 'comments', marks: ['digg', 'flag', 'watch'], moderated: true, announced: 'comment' },
  trivia: {
    part: 'trivia',
    marks: ['digg', 'vote', 'flag', 'watch'],
    commentable: true,
    moderated: true,
    announced: 'trivia',
  },
  /** Private: its thread's members alone see it, and the moderation only what one of them has flagged. */
  messages: { marks: ['flag'], moderated: true },
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
    displayType: 'Mitglied',
    pages: { page: '/users/$id' },
    marks: ['flag', 'follow', 'mute', 'friendship'],
    moderated: true,
  },
} as const satisfies Record<string, Thing>
