import { type APIRequestContext, expect } from '@playwright/test'

/**
 * The newest mailed link to a page, once it is there: `/passwort/…`. The server has no mail server: what it
 * sends is listed at `/dev/mail`.
 *
 * @param after links that are known already.
 * @param to an address that the mail names; any other's counts too where it is empty.
 */
export async function mailedLink(
  request: APIRequestContext,
  url: string,
  page: string,
  after: readonly string[] = [],
  to = '',
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
