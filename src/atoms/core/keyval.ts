import * as keyval from 'idb-keyval'

/** No database takes longer; one that a browser never opens does. In ms. */
const LATEST_MS = 3_000

/*
 * The device's key-value store. Where the browser forbids it each call rejects, whether the browser throws at once, fails
 * later or never answers.
 */
export const get = <T>(key: string): Promise<T | undefined> => inTime(() => keyval.get<T>(key))
export const set = (key: string, value: unknown): Promise<void> => inTime(() => keyval.set(key, value))
export const del = (key: string): Promise<void> => inTime(() => keyval.del(key))
export const update = <T>(key: string, to: (value: T | undefined) => T): Promise<void> =>
  inTime(() => keyval.update<T>(key, to))

/** Changes what is stored, in one transaction; where nothing is, nothing comes. */
export const updateStored = <T>(key: string, to: (value: T) => T): Promise<void> =>
  inTime(() =>
    openStore()('readwrite', (store) => {
      store.get(key).onsuccess = ({ target }) => {
        const { result } = target as IDBRequest<T | undefined>
        if (result !== undefined) store.put(to(result), key)
      }
      return keyval.promisifyRequest(store.transaction)
    }),
  )

/** The library's own store, which it opens by these names. */
let opened: keyval.UseStore | undefined
const openStore = () => (opened ??= keyval.createStore('keyval-store', 'keyval'))

async function inTime<T>(ask: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException('The device does not answer', 'TimeoutError')), LATEST_MS)
  })
  try {
    return await Promise.race([ask(), late])
  } finally {
    clearTimeout(timer)
  }
}
