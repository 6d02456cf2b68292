import * as z from 'zod/mini'

/**
 * The name of a thing in an address of the app or in a path of the API; a thing has two such names. Data that is kept under one
 * of them is found under that one alone: pass on the name of the address, never another one of the same thing.
 */
export type IdOrPermalink = string

/** Opaque to everyone but the server. A permalink serves wherever an id does. */
const id = () => z.string().check(z.minLength(1), z.maxLength(120), z.regex(/^[\p{L}\p{N}._~-]+$/u))

export const MovieId = id().brand<'MovieId'>()
export type MovieId = z.infer<typeof MovieId>

export const SeriesId = id().brand<'SeriesId'>()
export type SeriesId = z.infer<typeof SeriesId>

export const PersonId = id().brand<'PersonId'>()
export type PersonId = z.infer<typeof PersonId>

export const CinemaId = id().brand<'CinemaId'>()
export type CinemaId = z.infer<typeof CinemaId>

export const ShowtimeId = id().brand<'ShowtimeId'>()
export type ShowtimeId = z.infer<typeof ShowtimeId>

export const ImageId = id().brand<'ImageId'>()
export type ImageId = z.infer<typeof ImageId>

export const UserId = id().brand<'UserId'>()
export type UserId = z.infer<typeof UserId>

/** Names a session to its member; it is not the token. */
export const SessionId = id().brand<'SessionId'>()
export type SessionId = z.infer<typeof SessionId>

export const CommentId = id().brand<'CommentId'>()
export type CommentId = z.infer<typeof CommentId>

export const TriviaId = id().brand<'TriviaId'>()
export type TriviaId = z.infer<typeof TriviaId>

/** A UUID for lists that a device made. It serves as the permalink (PRODUCT K4). */
export const ListId = id().brand<'ListId'>()
export type ListId = z.infer<typeof ListId>

export const ArticleId = id().brand<'ArticleId'>()
export type ArticleId = z.infer<typeof ArticleId>

/** An id that a device makes. A UUID is one and the same in small and in capital letters. */
export const MadeId = z.uuid().check(z.toLowerCase())

/** Names one command for good: it is the `Idempotency-Key` of every attempt to send it. */
export const CommandKey = z.uuid().brand<'CommandKey'>()
export type CommandKey = z.infer<typeof CommandKey>

/** An absolute instant, ISO 8601 with an offset or `Z`; of years that are such in every offset, as databases hold them. */
export const Instant = z.iso.datetime({ offset: true }).check(z.regex(/^(?!000[01]|9999)/))
export type Instant = z.infer<typeof Instant>

/** A calendar day in Europe/Berlin, `YYYY-MM-DD`. There is no year 0. */
export const CalendarDate = z.iso.date().check(z.regex(/^(?!0000)/))
export type CalendarDate = z.infer<typeof CalendarDate>
