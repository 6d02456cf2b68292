import * as z from 'zod/mini'

/** How a film is shown: German dub, original with or without subtitles. */
export const Version = z.enum(['DF', 'OV', 'OmU', 'OmeU'])
export type Version = z.infer<typeof Version>

/** Between the time on the ticket and the film. */
export const ADVERTISING_MINUTES = 20

/** The instant at which a showtime ends, by its film's runtime in minutes; null when the runtime is unknown. */
export function toEnd(startsAt: Date, runtime: number | null): string | null {
  return runtime === null ? null : new Date(startsAt.getTime() + (runtime + ADVERTISING_MINUTES) * 60_000).toISOString()
}

/**
 * Features of a hall or a showtime. `barrierefrei` is said of a hall, `AD` (audio description) and `UT` (subtitles for
 * people who hear little or nothing, in the film's dubbed language) of a showtime.
 */
export const Feature = z.enum(['3D', 'IMAX', 'Dolby Atmos', '70mm', 'barrierefrei', 'AD', 'UT', 'Open Air'])
export type Feature = z.infer<typeof Feature>
