import type { Page } from '@playwright/test'

/** All that this origin keeps on the device, as text: where somebody's name or id turns up, something was left. */
export type DeviceContents = {
  /** Rows of each table of each IndexedDB database. */
  databases: Record<string, string>
  /** The URLs in each cache; what the app itself consists of is left out. */
  caches: Record<string, string>
  localStorage: string
  sessionStorage: string
  /** Those that scripts can read. */
  cookies: string
}

/** Reads everything: IndexedDB, Cache Storage with its answers, both storages, cookies. */
export function readDevice(page: Page): Promise<DeviceContents> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const databases: Record<string, string> = {}
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name))
      for (const table of db.objectStoreNames) {
        const store = db.transaction(table).objectStore(table)
        const [keys, rows] = await Promise.all([done(store.getAllKeys()), done(store.getAll())])
        databases[`${name}/${table}`] = JSON.stringify(keys.map((key, index) => [key, rows[index]]))
      }
      db.close()
    }
    const kept: Record<string, string> = {}
    for (const name of await caches.keys()) {
      if (name.includes('precache')) continue
      const cache = await caches.open(name)
      const texts: string[] = []
      for (const request of await cache.keys()) {
        const answer = await cache.match(request, { ignoreVary: true })
        const isText = answer?.headers.get('content-type')?.includes('json')
        texts.push(`${request.url} ${isText ? await answer?.text() : ''}`)
      }
      kept[name] = texts.join('\n')
    }
    return {
      databases,
      caches: kept,
      localStorage: JSON.stringify(localStorage),
      sessionStorage: JSON.stringify(sessionStorage),
      cookies: document.cookie,
    }
  })
}

/** The places that tell of any of these words. */
export async function placesTelling(page: Page, words: readonly string[]): Promise<string[]> {
  const { databases, caches, ...rest } = await readDevice(page)
  const places = Object.entries({ ...databases, ...caches, ...rest })
  return places.filter(([, text]) => words.some((word) => text.includes(word))).map(([place]) => place)
}
