import { addDays, fromBerlin, toBerlinDate } from '#contract/berlin.ts'
import { dayAndMonth } from '#contract/dayWords.ts'
import { hasPage, toThingPath } from '#contract/things.ts'
import { listCollectionPaths } from '../background/service.ts'
import type { Db } from '../db/client.ts'
import { listKinds } from '../things/registry.ts'
import type { ThingKind } from '../things/thing.ts'
import * as queries from './queries.ts'
import type { Channel } from './rss.ts'
import { screens } from './screens.ts'

/** Half of what a sitemap may hold, so that none is slow to read. */
const URLS_PER_SITEMAP = 25_000
/** How long before its start a film is announced, and how long afterwards it stays in the feed. */
const ANNOUNCED_DAYS = 7
const KEPT_DAYS = 56
const ITEMS = 50

/** Every sitemap of every kind of thing. */
const listKindSitemaps = () =>
  listKinds().flatMap((kind) => (kind.sitemaps ?? []).map((sitemap) => ({ kind, sitemap })))

/** The names of all sitemaps: `screens`, `collections`, and `{name}-{part}` for each part of each sitemap of a kind of thing. */
export async function listSitemaps(db: Db): Promise<string[]> {
  const parts = await Promise.all(
    listKindSitemaps().map(async ({ kind, sitemap }) => {
      const total = await queries.countPages(db, kind, sitemap)
      return Array.from({ length: Math.ceil(total / URLS_PER_SITEMAP) }, (_, part) => `${sitemap.name}-${part + 1}`)
    }),
  )
  const collections = await listCollectionPaths(db, 1)
  return ['screens', ...(collections.length > 0 ? ['collections'] : []), ...parts.flat()]
}

/** The paths of one sitemap; null when there is no such sitemap. */
export async function readSitemap(db: Db, name: string): Promise<string[] | null> {
  if (name === 'screens') {
    const cities = await queries.listCinemaCities(db)
    return [...screens, ...cities.map((city) => `/kinos?city=${encodeURIComponent(city)}`)]
  }
  if (name === 'collections') {
    const paths = await listCollectionPaths(db, URLS_PER_SITEMAP)
    return paths.length > 0 ? paths : null
  }
  const [, word, number] = /^([a-z]+)-([1-9]\d{0,4})$/.exec(name) ?? []
  const found = listKindSitemaps().find(({ sitemap }) => sitemap.name === word)
  if (found === undefined) return null
  const part = { offset: (Number(number) - 1) * URLS_PER_SITEMAP, limit: URLS_PER_SITEMAP }
  const pages = await queries.listPages(db, found.kind, found.sitemap, part)
  return pages.length === 0 ? null : pages.flatMap((page) => toPath(found.kind, page) ?? [])
}

function toPath({ type, page }: ThingKind, { permalink, by }: queries.PageRow): string | null {
  if (page && by !== null) return page.toPath(permalink, by)
  return hasPage(type) ? toThingPath(type, permalink) : null
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
