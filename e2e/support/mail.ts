import { type APIRequestContext, expect } from '@playwright/test'

/**
 * The newest mailed link to a page, once it is there: `/passwort/…`. The server has no mail server: what it
 * sends is listed at `/dev/mail`.
 *
 * @param to the address that it was sent to: the server keeps the mails of other journeys too.
 * @param after links that are known already.
 */
export async function mailedLink(
  request: APIRequestContext,
  url: string,
  page: string,
  to: string,
  after: readonly string[] = [],
): Promise<string> {
  let link: string | undefined
  const read = async () => {
    const all = await (await request.get(`${url}/dev/mail`)).text()
    const mails = all
      .split('<article>')
      .filter((mail) => mail.includes(to))
      .join()
    const links = [...mails.matchAll(new RegExp(`href="[^"]*(/${page}/[\\w-]+)"`, 'g'))].flatMap(
      ([, path]) => path ?? [],
    )
    link = links.find((path) => !after.includes(path))
    return link
  }
  await expect.poll(read, { timeout: 60_000, message: `a mailed link to /${page}` }).toBeDefined()
  return link ?? ''
}
