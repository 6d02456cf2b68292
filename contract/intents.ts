import * as z from 'zod/mini'

/*
 * Headers of a device about an intent besides the command itself (ADR 029): `X-Intent-Device`, `X-Intent-Slot`,
 * `X-Intent-Seq`, and in a batch the fields of the same names.
 */

/** UUID of the outbox of one member on one device; another one after the device's data was cleared. */
export const IntentDevice = z.uuid()

/** The thing and the field that the intent says something of, as the device names it; percent-encoded. */
export const IntentSlot = z.string().check(z.minLength(1), z.maxLength(500), z.regex(/^[\x21-\x7e]+$/))

/** Number of the intent on its device: a later intent has a greater one. */
export const IntentSeq = z.int().check(z.minimum(1))
