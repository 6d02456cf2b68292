/** The part of the browser's caches that is used; a test passes its own. */
export type HeldShelves = {
  keys: () => Promise<readonly string[]>
  open: (name: string) => Promise<Pick<Cache, 'keys' | 'match'>>
}

/** Answers that name films, series, people, cinemas and lists; what is said of them names nothing new. */
const isNaming = (path: string) =>
  /^\/api\/(movies|series|people|cinemas?|lists)(\/|$)/.test(path) && !/\/(trivia|comments|consumptions)$/.test(path)

/**
 * Reads the answers in the caches of this device, the offline bundle among them. Unparsed: they come from any version of
 * the server. Unreadable ones are left out.
 */
export async function readHeldAnswers(shelves: HeldShelves): Promise<unknown[]> {
  const names = (await shelves.keys()).filter((name) => !name.includes('precache') && !name.startsWith('images'))
  const found = await Promise.all(names.map(async (name) => readCache(await shelves.open(name))))
  return found.flat()
}

async function readCache(cache: Pick<Cache, 'keys' | 'match'>): Promise<unknown[]> {
  const keys = (await cache.keys()).filter(({ url }) => isNaming(new URL(url).pathname))
  const answers = await Promise.all(keys.map(async (key) => readJson(await cache.match(key, { ignoreVary: true }))))
  return answers.filter((answer) => answer !== undefined)
}

async function readJson(response: Response | undefined): Promise<unknown> {
  try {
    return await response?.json()
  } catch {
    return undefined
  }
}
