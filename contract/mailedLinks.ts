/** The pages that mailed links lead to. What follows in such an address is a token: whoever has it acts as its owner. */
export const mailedPages = { activation: '/aktivieren/', recovery: '/passwort/', email: '/email/' } as const

export type MailedPage = keyof typeof mailedPages

const names = Object.values(mailedPages)
  .map((page) => page.replaceAll('/', ''))
  .join('|')
/** Anywhere in a text, also as the value of a parameter. The router takes upper case for lower case. */
const TOKEN = new RegExp(`((?:/|%2f)(?:${names})(?:/|%2f)+)[^/?#&\\s]+`, 'gi')

/** An address, or a text with addresses, without the tokens of mailed links: for all that is written down. */
export const withoutTokens = (text: string): string => text.replace(TOKEN, '$1')

/** Whether a path is a mailed link, however its letters are encoded: nobody may keep its page. */
export function isMailedLink(path: string): boolean {
  const decoded = path.replace(/%([2-7][0-9a-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  return withoutTokens(decoded) !== decoded
}
