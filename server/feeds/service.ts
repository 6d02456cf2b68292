import { toArticlePath } from '#contract/articlePath.ts'
import { addDays, fromBerlin, toBerlinDate } from '#contract/berlin.ts'
import { dayAndMonth } from '#contract/dayWords.ts'
import { toThingPath } from '#contract/things.ts'
import type { Db } from '../db/client.ts'
import * as queries from './queries.ts'
import type { Channel } from './rss.ts'
import { screens } from './screens.ts'

/** Half of what a sitemap may hold, so that none is slow to read. */
const URLS_PER_SITEMAP = 25_000
/** How long before its start a film is announced, and how long afterwards it stays in the feed. */
const ANNOUNCED_DAYS = 7
const KEPT_DAYS = 56
const ITEMS = 50

const things: readonly queries.Thing[] = ['movies', 'series', 'people', 'cinemas', 'news', 'blogs', 'lists']

/** The names of all sitemaps: `screens`, and `{thing}-{page}` for each page of each thing that there is. */
export async function listSitemaps(db: Db): Promise<string[]> {
  const counts = await Promise.all(things.map((thing) => queries.countThings(db, thing)))
  const pages = things.flatMap((thing, index) =>
    Array.from({ length: Math.ceil((counts[index] ?? 0) / URLS_PER_SITEMAP) }, (_, page) => `${thing}-${page + 1}`),
  )
  return ['screens', ...pages]
}

/** The paths of one sitemap; null when there is no such sitemap. */
export async function readSitemap(db: Db, name: string): Promise<string[] | null> {
  if (name === 'screens') {
    const cities = await queries.listCinemaCities(db)
    return [...screens, ...cities.map((city) => `/kinos?city=${encodeURIComponent(city)}`)]
  }
  const [, word, number] = /^([a-z]+)-([1-9]\d{0,4})$/.exec(name) ?? []
  const thing = things.find((each) => each === word)
  if (thing === undefined) return null
  const page = { offset: (Number(number) - 1) * URLS_PER_SITEMAP, limit: URLS_PER_SITEMAP }
  const permalinks = await queries.listPermalinks(db, thing, page)
  if (permalinks.length === 0) return null
  return permalinks.map((permalink) => toPath(thing, permalink))
}

function toPath(thing: queries.Thing, permalink: string): string {
  if (thing === 'news') return toArticlePath({ rubric: 'news', permalink })
  if (thing === 'blogs') return toArticlePath({ rubric: 'blog', permalink })
  return toThingPath(thing, permalink)
}

/** The films that start in German cinemas, each announced a week before. */
export async function readStartsFeed(
  db: Db,
  { origin, productName, self }: { origin: string; productName: string; self: string },
  now: Date,
): Promise<Channel> {
  const today = toBerlinDate(now)
  const starts = await queries.listStarts(db, addDays(today, 1 - KEPT_DAYS), addDays(today, ANNOUNCED_DAYS), ITEMS)
  return {
    title: `${productName}: Kinostarts`,
    description: 'Welche Filme neu ins Kino kommen, eine Woche im Voraus.',
    link: `${origin}/kino/kinoprogramm/kinostarts`,
    self,
    items: starts.map(({ permalink, title, synopsis, genres, releaseDate }) => ({
      title: `${title}: ab ${dayAndMonth(releaseDate, today)} im Kino`,
      link: origin + toThingPath('movies', permalink),
      description: synopsis ?? `${title} startet im Kino.`,
      categories: genres,
      publishedAt: fromBerlin(addDays(releaseDate, -ANNOUNCED_DAYS), '00:00'),
    })),
  }
}
