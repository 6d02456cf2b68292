/** The part of `CacheStorage` that is used; a test passes its own. */
export type WipedShelves = {
  keys: () => Promise<readonly string[]>
  open: (name: string) => Promise<Pick<Cache, 'keys' | 'delete'>>
}

/**
 * Deletes every answer that only its member may see. The worker keeps none; one of an older version, or a newer one,
 * leaves none behind either.
 *
 * @param isPersonal asked by path and query.
 */
export async function wipeAnswers(shelves: WipedShelves, isPersonal: (url: string) => boolean): Promise<void> {
  for (const name of await shelves.keys()) {
    const cache = await shelves.open(name)
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url)
      if (isPersonal(pathname + search)) await cache.delete(request, { ignoreVary: true })
    }
  }
}
