import { articles } from './articles/thing.ts'
import { movies, people, series } from './catalogue/thing.ts'
import { cinemas } from './cinema/thing.ts'
import { comments } from './comments/thing.ts'
import { lists } from './lists/thing.ts'
import { messages } from './messages/thing.ts'
import type { ThingKind } from './things/thing.ts'
import { trivia } from './trivia/thing.ts'
import { users } from './users/thing.ts'

/** Every kind of thing. A new one is its row in `contract/kinds.ts`, its `thing.ts`, and its name here. */
export const allThings: readonly ThingKind[] = [
  ...[movies, series, cinemas, people],
  ...[comments, trivia, messages, articles, lists],
  users,
]
