import { beforeAll, describe, expect, it } from 'vitest'
import { CalendarDate } from '#contract/ids.ts'
import { difference, type Glance, glanceAt } from '../../test/perceptualHash.ts'
import { assignLooks, drawImage, type Look } from '../art/service.ts'
import { toImagePlans, toNewMovies } from './films/newMovies.ts'
import type { ImagePlan } from './rows.ts'
import { toNewSeries, toSeriesImagePlans } from './series/newSeries.ts'
import { readDemoWorld } from './world.ts'

/** The number of posters of a list that a wide screen shows. */
const WINDOW = 24
/**
 * The distance below which two posters look alike. Measured with 640 posters: the nearest of all neighbours are 0.36
 * apart and half of them more than 1; of two posters of one composition and palette, a quarter are less than 0.28 apart
 * and half less than 0.4.
 */
const ALIKE = 0.3
const DRAWING = 90_000

type Poster = { title: string; look: Look; glance: Glance }

const world = await readDemoWorld()
const { films, series } = world
const plans = [...toImagePlans(world), ...toSeriesImagePlans(world)].filter(({ kind }) => kind === 'poster')
const looks = assignLooks(plans)

describe('posters side by side', () => {
  /** As `/filme` and `/serien` list them: the most popular first, then by id. */
  const lists: { name: string; posters: Poster[] }[] = []

  beforeAll(async () => {
    const movies = toNewMovies(world, CalendarDate.parse('2026-11-21'))
    lists.push({ name: 'films', posters: await lookAt(movies) })
    lists.push({ name: 'series', posters: await lookAt(toNewSeries(world)) })
  }, DRAWING)

  it('have another composition, and none has so similar a picture that it would be taken for another', () => {
    expect(lists.map(({ posters }) => posters.length)).toEqual([films.length, series.length])
    for (const { posters } of lists) {
      expect(pairsOf(posters).filter(({ one, other }) => one.look.composition === other.look.composition)).toEqual([])
      expect(pairsOf(posters).filter(({ apart }) => apart < ALIKE)).toEqual([])
    }
  })

  it('would be noticed if they had one look', async () => {
    const posters = await Promise.all(
      plans.slice(0, 90).map(async (plan, index) => {
        const [own, next] = [looks[index], plans[index + 1]]
        if (!own || !next) throw new Error('too few films')
        return difference(await glance(plan, own), await glance(next, own))
      }),
    )
    expect(posters.filter((apart) => apart < ALIKE).length).toBeGreaterThan(posters.length / 5)
  })
})

type Row = { id: string; posterImageId?: string | null | undefined; popularity?: number | undefined }

async function lookAt(rows: readonly Row[]): Promise<Poster[]> {
  const inOrder = [...rows].sort(
    (one, other) => (other.popularity ?? 0) - (one.popularity ?? 0) || (one.id < other.id ? -1 : 1),
  )
  const posters: Poster[] = []
  for (const { posterImageId } of inOrder) {
    const index = plans.findIndex(({ id }) => id === posterImageId)
    const [plan, look] = [plans[index], looks[index]]
    if (plan && look) posters.push({ title: plan.title, look, glance: await glance(plan, look) })
  }
  return posters
}

function glance({ seed, title, year, credits }: ImagePlan, look: Look): Promise<Glance> {
  const names = { directors: [...credits.directors], cast: [...credits.cast] }
  const { svg, width } = drawImage({ kind: 'poster', seed, title, year, credits: names, look })
  return glanceAt(svg, width)
}

/** All pairs of posters that one window shows, by their titles and their distance. */
function pairsOf(posters: readonly Poster[]) {
  return posters.flatMap((one, index) =>
    posters.slice(index + 1, index + WINDOW).map((other) => ({
      one: { title: one.title, look: one.look },
      other: { title: other.title, look: other.look },
      apart: difference(one.glance, other.glance),
    })),
  )
}
