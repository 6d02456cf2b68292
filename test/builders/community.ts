import * as z from 'zod/mini'
import { Author } from '#contract/author.ts'
import { Comment, Reply } from '#contract/comments.ts'
import { Trivia } from '#contract/trivia.ts'

type Overrides<T extends z.core.$ZodType> = Partial<z.input<T>>

/** A member without a picture. */
export function anAuthor(overrides: Overrides<typeof Author> = {}): Author {
  return z.parse(Author, { id: 'u-mira', username: 'Mira', avatar: null, isCritic: false, ...overrides })
}

/** A reply of Mira's on Friday, 20 November 2026, at 19:15 in Berlin. */
export function aReply(overrides: Overrides<typeof Reply> = {}): Reply {
  return z.parse(Reply, {
    id: 'c-antwort',
    author: anAuthor(),
    body: 'Das sehe ich auch so.',
    spoiler: false,
    deleted: false,
    diggs_count: 0,
    digged: false,
    is_flagged: false,
    flagged_id: null,
    createdAt: '2026-11-20T18:15:00.000Z',
    updatedAt: '2026-11-20T18:15:00.000Z',
    ...overrides,
  })
}

/** A comment that nobody has answered. */
export function aComment(overrides: Overrides<typeof Comment> = {}): Comment {
  return z.parse(Comment, {
    ...aReply({ id: 'c-kommentar', body: 'Ein Film wie ein Nachmittag am See.' }),
    replies: [],
    repliesCount: 0,
    ...overrides,
  })
}

export function aTrivia(overrides: Overrides<typeof Trivia> = {}): Trivia {
  return z.parse(Trivia, {
    id: 't-strumpf',
    trivializableType: 'Movie',
    trivializableId: 'm-der-himmel-ueber-berlin',
    category: 'Dreharbeiten',
    body: 'Vor dem Objektiv spannte ein Seidenstrumpf.',
    author: anAuthor(),
    upvotesCount: 12,
    downvotesCount: 1,
    createdAt: '2026-11-20T18:15:00.000Z',
    updatedAt: '2026-11-20T18:15:00.000Z',
    ...overrides,
  })
}
