import { expect, it } from 'vitest'
import { aMovieSummary } from '../../../test/builders/catalogue.ts'
import { aCinemaMovie, aCinemaShowtimes, aCinemaSummary, aShowtimeBrief } from '../../../test/builders/cinema.ts'
import { pickTonight } from './pickTonight.ts'

/** A film that runs in one cinema at these Berlin times of 21 November 2026 (UTC+1). */
function aFilm(id: string, times: string[], still = true) {
  const showtimes = times.map((time) =>
    aShowtimeBrief({
      id: `${id}-${time.replace(':', '.')}`,
      startsAt: new Date(`2026-11-21T${time}:00+01:00`).toISOString(),
    }),
  )
  return aCinemaMovie({
    movie: aMovieSummary({ id, permalink: id, title: id }),
    cinemas: [aCinemaShowtimes({ showtimes })],
    ...(still ? {} : { still: null }),
  })
}

const at = (time: string) => new Date(`2026-11-21T${time}:00+01:00`)
const shown = (picked: ReturnType<typeof pickTonight>) => [
  picked?.item.movie.id,
  picked?.where?.evening,
  picked?.where?.showtimes.map(({ id }) => id.slice(-5).replace('.', ':')),
]

it('takes the first film of the programme that runs this evening, with its evening times', () => {
  const films = [aFilm('m-morgens', ['11:00']), aFilm('m-abends', ['14:00', '19:30', '22:00'])]
  expect(shown(pickTonight(films, at('12:00')))).toEqual(['m-abends', true, ['19:30', '22:00']])
})

it('leaves out what has begun', () => {
  expect(shown(pickTonight([aFilm('m-a', ['19:30', '22:00'])], at('20:00')))).toEqual(['m-a', true, ['22:00']])
})

it('takes the afternoon when nothing runs in the evening', () => {
  expect(shown(pickTonight([aFilm('m-a', ['15:00'])], at('12:00')))).toEqual(['m-a', false, ['15:00']])
})

it('shows a film without times when nothing is left, as with a programme of yesterday', () => {
  expect(shown(pickTonight([aFilm('m-a', ['15:00'])], at('23:30')))).toEqual(['m-a', undefined, undefined])
})

it('needs a picture', () => {
  expect(pickTonight([aFilm('m-a', ['19:30'], false)], at('12:00'))).toBeNull()
})

it('takes the cinema with the most times left', () => {
  const few = aCinemaShowtimes({
    cinema: aCinemaSummary({ id: 'c-few', name: 'Few' }),
    showtimes: [aShowtimeBrief({ id: 'x', startsAt: '2026-11-21T19:00:00.000Z' })],
  })
  const many = aFilm('m-a', ['19:00', '21:00'])
  const film = aCinemaMovie({ cinemas: [few, ...many.cinemas] })
  expect(pickTonight([film], at('12:00'))?.where?.showtimes).toHaveLength(2)
})
