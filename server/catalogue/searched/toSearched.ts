import { searchNames } from '../../search/service.ts'
import type { Searched } from '../../things/search.ts'
import type { PersonRow, SeriesRow, TitleRow } from './rows.ts'

/** People stand behind the titles they made: who types a name that is both means the film. */
const PERSON_SHARE = 0.75

export function toSearchedMovie(row: TitleRow): Searched {
  const meta = [row.year, row.makers.slice(0, 2).join(', ')].filter((part) => part !== null && part !== '').join(' · ')
  return { ...toSearchedTitle(row), meta }
}

export function toSearchedSeries(row: SeriesRow): Searched {
  return { ...toSearchedTitle(row), meta: toYears(row) }
}

function toSearchedTitle(row: TitleRow): Omit<Searched, 'meta'> {
  const { id, permalink, title, originalTitle, year, posterImageId, popularity, genres } = row
  const titles = originalTitle === null ? [title] : [title, originalTitle]
  return {
    ...{ id, permalink, title, year, posterImageId, popularity, facets: { genre: genres } },
    ...searchNames.toTitleNames(titles),
    context: [row.year, ...row.makers, ...row.cast],
  }
}

export function toSearchedPerson(row: PersonRow): Searched {
  return {
    id: row.id,
    permalink: row.permalink,
    title: row.name,
    meta: row.titles.join(', '),
    posterImageId: null,
    popularity: (row.popularity ?? 0) * PERSON_SHARE + Math.min(row.credits, 10),
    ...searchNames.toPersonNames(row.name),
    facets: { job: row.jobs },
    context: [],
  }
}

/** `2017–2020`, `seit 2017` shortened to its dash: `2017–`. */
function toYears({ year, endYear, status }: SeriesRow): string {
  if (year === null) return ''
  if (endYear !== null) return endYear === year ? `${year}` : `${year}–${endYear}`
  return status === 'running' ? `${year}–` : `${year}`
}
