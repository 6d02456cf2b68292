/**
 * The server's first page waits for everything it shows. The device waits only for what decides between a page and a
 * 404: lists fill in where they stand, so that a chosen day or city answers at once.
 */
export async function awaitOnServer(loading: Promise<unknown>): Promise<void> {
  if (typeof document === 'undefined') await loading
}
