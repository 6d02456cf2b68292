import type { Feature, Version } from '#contract/screenings.ts'
import type { DatedFilm } from '../films/datedFilm.ts'
import type { DemoHall, House } from '../places/cinema.ts'
import { chance } from '../seed.ts'

/** The shares of showtimes of a foreign film with subtitles and without. */
const shares: Readonly<Record<House, { OmU: number; OV: number }>> = {
  multiplex: { OmU: 0.04, OV: 0.12 },
  arthouse: { OmU: 0.6, OV: 0.08 },
  repertory: { OmU: 0.75, OV: 0.05 },
}

/** The version of one show; a film without words, or one in German, has no dub to choose. */
export function pickVersion(film: DatedFilm, house: House, ...parts: readonly string[]): Version {
  const at = chance('version', ...parts)
  if (film.language === 'ohne') return 'DF'
  if (film.language === 'de') return house !== 'multiplex' && at < 0.12 ? 'OmeU' : 'DF'
  const { OmU, OV } = shares[house]
  if (at < OmU) return 'OmU'
  // Without subtitles only where most of the audience follows.
  return film.language === 'en' && at < OmU + OV ? 'OV' : 'DF'
}

/** The shares of showtimes in German that are described for the blind, and that have subtitles for the deaf. */
const ACCESS = { AD: { german: 0.7, dubbed: 0.35 }, UT: { german: 0.25, dubbed: 0.08 } } as const

/**
 * Access features of one showtime, for those who see or hear little. German films are described more often than others:
 * public money obliges them to be. An original has subtitles of its own, or none.
 */
function pickAccess(film: DatedFilm, version: Version, parts: readonly string[]): Feature[] {
  if (version !== 'DF' || film.language === 'ohne') return []
  const of = film.language === 'de' ? 'german' : 'dubbed'
  return (['AD', 'UT'] as const).filter((feature) => chance(feature, ...parts) < ACCESS[feature][of])
}

/** The features of one showtime: those of the hall that the film can use, and its own. */
export function pickFeatures(
  film: DatedFilm,
  [, , ...hall]: DemoHall,
  version: Version,
  ...parts: readonly string[]
): Feature[] {
  const usable: Record<Feature, boolean> = {
    '3D': film.formats?.includes('3D') === true && chance('3D', ...parts) < 0.6,
    '70mm': film.formats?.includes('70mm') === true,
    IMAX: film.year >= 2010,
    'Dolby Atmos': film.year >= 2013,
    // Named once at the hall, not again on every button.
    barrierefrei: false,
    // Of the showtime, whatever the hall.
    AD: false,
    UT: false,
    'Open Air': true,
  }
  return [...hall.filter((feature) => usable[feature]), ...pickAccess(film, version, parts)]
}
