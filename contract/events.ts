import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Instant } from './ids.ts'
import { type Announced, announcedAs, hasMark, type ThingType, thingTypes, typesWith } from './things.ts'

/** The changes of a thing that events announce. */
const changes = ['created', 'updated', 'deleted', 'digged', 'undigged', 'flagged', 'unflagged'] as const
const changesOf = (type: ThingType) => [...changes, ...(hasMark(type, 'vote') ? (['voted'] as const) : [])]

/**
 * The events that a page can receive (PRODUCT E10). A union that only grows: a page leaves kinds that it does not
 * know. Flags are nobody's business but the moderation's and their member's: nobody else hears of one.
 */
export const liveKinds: [LiveKind, ...LiveKind[]] = [
  'consumption.created',
  'consumption.updated',
  'consumption.deleted',
  'notification.received',
  'notification.read',
  'friendship.changed',
  'reminder.changed',
  'meetup.changed',
  'message.changed',
  'draft.changed',
  ...thingTypes.flatMap((type) => {
    const name = announcedAs(type)
    return name === undefined ? [] : changesOf(type).map((change): LiveKind => `${name}.${change}`)
  }),
]
export type LiveKind =
  | `consumption.${'created' | 'updated' | 'deleted'}`
  | `notification.${'received' | 'read'}`
  | 'friendship.changed'
  | 'reminder.changed'
  | 'meetup.changed'
  | 'message.changed'
  | 'draft.changed'
  | `${Announced}.${(typeof changes)[number] | 'voted'}`

/** The topic of what concerns the member who asks, and nobody else. No page names it: it comes by itself. */
export const OWN_TOPIC = 'me'

/** The topic of what members flag; told to those who moderate, and silent for all others. */
export const MODERATION_TOPIC = 'moderation'

/** A thing that is talked about, by its type and its id or permalink: `movies/m-amrum`; or `MODERATION_TOPIC`. */
export const Topic = z
  .string()
  .check(
    z.maxLength(160),
    z.regex(new RegExp(`^(moderation|(${typesWith('commentable').join('|')})/[\\p{L}\\p{N}._~-]+)$`, 'u')),
  )
export type Topic = z.infer<typeof Topic>

/** One event as the stream tells it. It names a thing and holds none of its words: who wants them asks for them. */
export const LiveEvent = z.object({
  kind: z.enum(liveKinds),
  /** The topic as the page named it; `me` for the member's own. */
  topic: z.string(),
  /** The thing that was created, changed or deleted. */
  thing: z.object({ type: z.string(), id: z.string() }),
  /** The comment that it answers. */
  parent: z.nullable(z.string()),
})
export type LiveEvent = z.infer<typeof LiveEvent>

/** The name of the event that says: too much was missed, fetch anew what is shown. */
export const RESET = 'reset'

/** The name of the event that says nothing but where the stream is, so that it can be taken up again from there. */
export const PLACE = 'place'

/** Topics of one stream. */
export const MAX_TOPICS = 12

/**
 * Server-sent events: `id` is where the stream can be taken up again (header `Last-Event-ID`, or `since`), `data` a
 * `LiveEvent`; an event `reset` where that is too long ago. A stream without a beginning starts now. `from` is when what
 * the page shows was made: what has happened since is told too, wherever the stream begins.
 */
export const eventsCall = defineCall({
  method: 'GET',
  path: '/api/events',
  summary: 'Live events of some things, and of what is one’s own',
  audience: 'personal',
  mediaType: 'text/event-stream',
  query: z.object({
    topics: z.optional(z.array(Topic).check(z.maxLength(MAX_TOPICS))),
    since: z.optional(z.string().check(z.maxLength(60))),
    from: z.optional(Instant),
  }),
  answer: z.string(),
})
