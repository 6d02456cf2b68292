import { describe, expect, it } from 'vitest'
import type { NewMovie, NewSeries } from './rows.ts'
import { toMovieRows, toPersonRows, toSeriesRows } from './toRows.ts'

const movie = (title: string, rest: Partial<NewMovie> = {}): NewMovie => {
  const facts = { title, genres: [], countries: [], directors: ['Christian Petzold'], cast: [] }
  return { id: title, permalink: title, ...facts, ...rest }
}
const series: NewSeries = {
  ...{ id: 'se-1', permalink: 'ein-dorf', title: 'Ein Dorf', genres: [], countries: [] },
  ...{ creators: ['Paula Beer'], cast: [['Sandra Hüller', 'Anna'], ['Paula Beer']] },
  seasons: [
    [2010, 8],
    [2015, null],
  ],
  episodes: [
    [],
    [
      ['Der Anfang', '2015-03-01'],
      [null, null],
    ],
  ],
}

describe('films as rows of the catalogue', () => {
  it('know a person of several films once, by the last name first', () => {
    const { people, credits } = toMovieRows([
      movie('undine', { cast: [['Paula Beer', 'Undine']] }),
      movie('transit', { cast: [['Franz Rogowski'], ['Paula Beer', 'Marie']] }),
    ])
    expect(people).toEqual([
      {
        id: 'christian-petzold',
        permalink: 'christian-petzold',
        name: 'Christian Petzold',
        sortKey: 'petzold christian',
      },
      { id: 'paula-beer', permalink: 'paula-beer', name: 'Paula Beer', sortKey: 'beer paula' },
      { id: 'franz-rogowski', permalink: 'franz-rogowski', name: 'Franz Rogowski', sortKey: 'rogowski franz' },
    ])
    expect(credits.filter(({ movieId }) => movieId === 'transit')).toEqual([
      { movieId: 'transit', personId: 'christian-petzold', job: 'director', role: null, position: 0 },
      { movieId: 'transit', personId: 'franz-rogowski', job: 'cast', role: null, position: 0 },
      { movieId: 'transit', personId: 'paula-beer', job: 'cast', role: 'Marie', position: 1 },
    ])
  })

  it('name the writers between those who direct and those who play', () => {
    const { credits } = toMovieRows([movie('undine', { writers: ['Christian Petzold'], cast: [['Paula Beer']] })])
    expect(credits.map(({ personId, job }) => [personId, job])).toEqual([
      ['christian-petzold', 'director'],
      ['christian-petzold', 'writer'],
      ['paula-beer', 'cast'],
    ])
  })

  it('are sorted without their article', () => {
    expect(toMovieRows([movie('Die Blechtrommel')]).movies).toEqual([
      {
        ...{ id: 'Die Blechtrommel', permalink: 'Die Blechtrommel', title: 'Die Blechtrommel' },
        ...{ genres: [], countries: [], sortKey: 'blechtrommel' },
      },
    ])
  })
})

describe('series as rows of the catalogue', () => {
  it('number their seasons, and name those who created them apart from the cast', () => {
    const rows = toSeriesRows([series])
    expect(rows.series).toMatchObject([{ id: 'se-1', sortKey: 'dorf' }])
    expect(rows.seasons).toEqual([
      { seriesId: 'se-1', number: 1, year: 2010, episodes: 8 },
      { seriesId: 'se-1', number: 2, year: 2015, episodes: null },
    ])
    expect(rows.episodes).toEqual([
      { seriesId: 'se-1', season: 2, number: 1, title: 'Der Anfang', airDate: '2015-03-01' },
      { seriesId: 'se-1', season: 2, number: 2, title: null, airDate: null },
    ])
    expect(rows.people.map(({ sortKey }) => sortKey)).toEqual(['beer paula', 'huller sandra'])
    expect(rows.credits.map(({ personId, job, role }) => [personId, job, role])).toEqual([
      ['paula-beer', 'creator', null],
      ['sandra-hueller', 'cast', 'Anna'],
      ['paula-beer', 'cast', null],
    ])
  })
})

describe('facts about people as rows', () => {
  it('leave unknown what is not named, and sort by another name than the last word where one is given', () => {
    expect(toPersonRows([{ name: 'Bong Joon-ho', sortName: 'Bong Joon-ho' }, { name: 'Paula Beer' }])).toEqual([
      {
        ...{ id: 'bong-joon-ho', permalink: 'bong-joon-ho', name: 'Bong Joon-ho', sortKey: 'bong joon ho' },
        ...{ born: null, died: null, birthplace: null },
      },
      {
        ...{ id: 'paula-beer', permalink: 'paula-beer', name: 'Paula Beer', sortKey: 'beer paula' },
        ...{ born: null, died: null, birthplace: null },
      },
    ])
  })

  it('name each person once: the later record counts', () => {
    const rows = toPersonRows([{ name: 'Paula Beer' }, { name: 'Paula Beer', born: '1995-02-01' }])
    expect(rows).toMatchObject([{ id: 'paula-beer', born: '1995-02-01' }])
  })
})
