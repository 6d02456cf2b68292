import { recalled } from '../../atoms/core/resource.ts'

/**
 * The server's first page waits for everything it shows. The device waits for what it holds itself, so that the page
 * stands at its full height when its scroll position is restored. It waits for the server only where that decides
 * between a page and a 404: lists fill in where they stand, so that a chosen day or city answers at once.
 */
export async function awaitAtOnce(loading: Promise<unknown>): Promise<void> {
  if (typeof document === 'undefined') await loading
  else await Promise.race([loading, recalled()])
}
