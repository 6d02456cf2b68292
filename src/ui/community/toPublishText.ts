import { publishedFrom } from '../../texts/outbox.ts'
import { toInstantText } from '../format.ts'

/** When a new account's words go, said below them and where they are written. */
export const toPublishText = ({ from, now }: { from: Date; now: Date }): string =>
  publishedFrom(toInstantText(from, now))
