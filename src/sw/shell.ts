/** A file of this build; `revision` where its name does not change with its content. */
export type ShellFile = { url: string; revision?: string | null }

/** Names the cache. Whoever counts what lies on the device leaves out the app itself by the word `precache`. */
export const SHELL_CACHE = 'precache-v1'

/** What the shell needs of the worker; a test brings its own. */
export type ShellDeps = {
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>
  fetch: typeof fetch
  origin: string
}

export type Shell = {
  /** Is this one of the shell's files? */
  has(url: URL): boolean
  /** The file from the device, or from the server should it be missing there. */
  answer(url: URL | string): Promise<Response>
  /**
   * Fetches what does not lie on the device yet; what an older version shares with this one is not fetched again.
   *
   * @throws Error when one of the files cannot be had: then the version before stays, whole.
   */
  install(): Promise<void>
  /** Lets go of the files that only older versions needed. */
  cleanUp(): Promise<void>
}

/** The app's own files on the device, so that it opens without a network. */
export function createShell(files: readonly ShellFile[], { caches, fetch, origin }: ShellDeps): Shell {
  /** Where each lies in the cache, by where it is asked for. A file that changes under its name lies under its revision. */
  const keys = new Map(
    files.map(({ url, revision }) => {
      const key = new URL(url, origin)
      const asked = key.href
      if (revision) key.searchParams.set('revision', revision)
      return [asked, key.href]
    }),
  )
  const open = () => caches.open(SHELL_CACHE)

  async function load(asked: string, key: string, cache: Cache): Promise<void> {
    // The browser's own cache may hold the file of the same name of another version.
    const response = await fetch(asked, {
      credentials: 'same-origin',
      redirect: 'error',
      cache: key === asked ? 'default' : 'reload',
    })
    if (response.status !== 200) throw new Error(`${asked} answered ${response.status}`)
    await cache.put(key, response)
  }

  return {
    has: ({ href }) => keys.has(href),
    answer: async (url) => {
      const asked = new URL(url, origin).href
      return (await (await open()).match(keys.get(asked) ?? asked, { ignoreVary: true })) ?? fetch(asked)
    },
    install: async () => {
      const cache = await open()
      const there = new Set((await cache.keys()).map(({ url }) => url))
      // One after the other, so that it never competes with what the user does.
      for (const [asked, key] of keys) if (!there.has(key)) await load(asked, key, cache)
    },
    cleanUp: async () => {
      for (const name of await caches.keys()) {
        if (name.includes('precache') && name !== SHELL_CACHE) await caches.delete(name)
      }
      const cache = await open()
      const ours = new Set(keys.values())
      for (const { url } of await cache.keys()) if (!ours.has(url)) await cache.delete(url)
    },
  }
}
