import { publishedFrom, sentFrom } from '../../texts/outbox.ts'
import { toInstantText } from '../kit/format.ts'

type NewAccount = { from: Date; now: Date }

/** The time at which a new account's texts are sent, shown at the form. */
export const toPublishText = ({ from, now }: NewAccount): string => publishedFrom(toInstantText(from, now))

/** The same, said below what waits. */
export const toSentText = ({ from, now }: NewAccount): string => sentFrom(toInstantText(from, now))
