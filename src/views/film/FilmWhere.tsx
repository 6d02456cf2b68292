import { useNavigate } from '@tanstack/react-router'
import type { Answer } from '#contract/call.ts'
import type { Movie } from '#contract/catalogue.ts'
import type { ConsumptionKind } from '#contract/consumptions.ts'
import type { IdOrPermalink } from '#contract/ids.ts'
import type { movieShowtimesCall } from '#contract/programme.ts'
import { toThingPath } from '#contract/things.ts'
import type { ProgrammeFilter } from '../../atoms/cinema/cinema.ts'
import type { Resource } from '../../atoms/core/resource.ts'
import type { Place } from '../../atoms/place/place.ts'
import { toggleKind } from '../../atoms/where/consumption.ts'
import { useConsumptions } from '../../atoms/where/useConsumptions.ts'
import { Where } from '../../ui/where/Where.tsx'
import { FilmToday } from './FilmToday.tsx'

type FilmWhereProps = {
  movie: Movie
  /** The film's name in the address, under which all that belongs to it is kept. */
  name: IdOrPermalink
  showtimes: Resource<Answer<typeof movieShowtimesCall>>
  query: ProgrammeFilter & { date: string }
  place: Place
  /** The kinds that the URL names. */
  kinds: readonly ConsumptionKind[]
}

/** The consumptions of a film: today in the remembered city's cinemas, and everywhere else. */
export function FilmWhere({ movie, name, showtimes, query, place, kinds }: FilmWhereProps) {
  const navigate = useNavigate()
  const consumptions = useConsumptions('movies', name, place)
  const choose = (kind: ConsumptionKind[] | undefined) =>
    void navigate({ to: '.', search: (search) => ({ ...search, kind }), replace: true, resetScroll: false })
  return (
    <Where
      of={{ title: movie.title, path: toThingPath('movies', movie.permalink) }}
      consumptions={consumptions}
      chosen={kinds}
      onToggle={(kind) => choose(toggleKind(kinds, kind))}
      onClear={() => choose(undefined)}
      isCinemaLoading={showtimes.state === 'idle' || (showtimes.state === 'fetching' && showtimes.last === null)}
      cinema={(next) => <FilmToday movie={movie} name={name} showtimes={showtimes} query={query} next={next} />}
    />
  )
}
