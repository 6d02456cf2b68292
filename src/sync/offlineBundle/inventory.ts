import { OFFLINE_BUNDLE_CACHE, readKept } from './kept.ts'

/** One favourite cinema as it lies on the device. */
export type KeptCinema = { id: string; lastDay: string; showtimes: number }

/** The amount of a kind on the device. */
export type Pile = { count: number; bytes: number }

/** The answers that this device holds without a network: the favourites, and pages that were opened. */
export type Inventory = {
  /** The time of the server's answer with the offline bundle; null when the device has none. */
  fetchedAt: string | null
  cinemas: readonly KeptCinema[]
  films: number
  posters: Pile
  /** Bytes of the bundle itself. */
  bundleBytes: number
  /** Answers and pictures that other visits left. */
  pages: Pile
  pictures: Pile
}

/** The part of the browser that is used; a test passes its own. */
export type Shelves = {
  keys: () => Promise<readonly string[]>
  open: (name: string) => Promise<Pick<Cache, 'keys' | 'match' | 'put' | 'delete'>>
}

/** The app's own files are no data: without them nothing would open. */
const isData = (name: string) => name !== OFFLINE_BUNDLE_CACHE && !name.includes('precache')

/** Counts and measures what lies in the caches. */
export async function readInventory(shelves: Shelves): Promise<Inventory> {
  const cache = await shelves.open(OFFLINE_BUNDLE_CACHE)
  const kept = await readKept(cache)
  const { images: posters, pages: bundle } = await measure(cache)
  const others = (await shelves.keys()).filter(isData)
  const piles = await Promise.all(others.map(async (name) => measure(await shelves.open(name))))
  const movies = kept?.bundle.movies ?? []
  return {
    fetchedAt: kept?.fetchedAt ?? null,
    cinemas: (kept?.bundle.cinemas ?? []).map(({ cinema, days }) => ({
      id: cinema.id,
      lastDay: days.at(-1)?.date ?? '',
      showtimes: days.flatMap(({ films }) => films.flatMap(({ showtimes }) => showtimes)).length,
    })),
    films: movies.length,
    posters,
    bundleBytes: bundle.bytes,
    pages: add(piles.map(({ pages }) => pages)),
    pictures: add(piles.map(({ images }) => images)),
  }
}

/** Deletes everything but the favourites and the app itself. */
export async function clearOthers(shelves: Shelves): Promise<void> {
  for (const name of (await shelves.keys()).filter(isData)) {
    const cache = await shelves.open(name)
    for (const request of await cache.keys()) await cache.delete(request, { ignoreVary: true })
  }
}

async function measure(cache: Pick<Cache, 'keys' | 'match'>): Promise<{ pages: Pile; images: Pile }> {
  const pages = { count: 0, bytes: 0 }
  const images = { count: 0, bytes: 0 }
  for (const request of await cache.keys()) {
    const response = await cache.match(request, { ignoreVary: true })
    const pile = new URL(request.url).pathname.startsWith('/images/') ? images : pages
    pile.count += 1
    pile.bytes += (await response?.blob())?.size ?? 0
  }
  return { pages, images }
}

const add = (piles: readonly Pile[]): Pile =>
  piles.reduce((sum, pile) => ({ count: sum.count + pile.count, bytes: sum.bytes + pile.bytes }), {
    count: 0,
    bytes: 0,
  })
