import { publishedFrom, sentFrom } from '../../texts/outbox.ts'
import { toInstantText } from '../kit/format.ts'

type NewAccount = { from: Date; now: Date }

/** When a new account's words go, said where they are written. */
export const toPublishText = ({ from, now }: NewAccount): string => publishedFrom(toInstantText(from, now))

/** The same, said below what waits. */
export const toSentText = ({ from, now }: NewAccount): string => sentFrom(toInstantText(from, now))
