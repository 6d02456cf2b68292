import * as z from 'zod/mini'

/** How a film is shown: German dub, original with or without subtitles. */
export const Version = z.enum(['DF', 'OV', 'OmU', 'OmeU'])
export type Version = z.infer<typeof Version>

/** Between the time on the ticket and the film. */
export const ADVERTISING_MINUTES = 20

/** Features of a hall or a showtime. */
export const Feature = z.enum(['3D', 'IMAX', 'Dolby Atmos', '70mm', 'barrierefrei', 'Open Air'])
export type Feature = z.infer<typeof Feature>
