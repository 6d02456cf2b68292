/** The pages that mailed links lead to. What follows in such an address is a token: whoever has it acts as its owner. */
export const mailedPages = { activation: '/aktivieren/', recovery: '/passwort/', email: '/email/' } as const

export type MailedPage = keyof typeof mailedPages

const names = Object.values(mailedPages)
  .map((page) => page.replaceAll('/', ''))
  .join('|')
/** A backslash is one to whoever reads a path as an address. */
const SLASH = '(?:[/\\\\]|%2f|%5c)'
/**
 * Anywhere in a text, also as the value of a parameter. The router takes upper case for lower case. All of the path that
 * follows is taken for the token: with dots in it, any part may be what is left of it.
 */
const TOKEN = new RegExp(`(${SLASH}(?:${names})${SLASH}+)(?!${SLASH})[^?#&\\s]+`, 'gi')

/** Letters may be encoded in an address; the router decodes them. */
const ENCODED = /%([2-7][0-9a-f])/gi

const decode = (text: string): string =>
  text.replace(ENCODED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/**
 * An address, or a text with addresses, without the tokens of mailed links: for all that is written down. It is decoded
 * where a link shows only then.
 */
export function withoutTokens(text: string): string {
  const plain = text.replace(TOKEN, '$1')
  const decoded = decode(plain)
  const safe = decoded.replace(TOKEN, '$1')
  return safe === decoded ? plain : safe
}

/** Whether a path is a mailed link, however its letters are encoded: nobody may keep its page. */
export const isMailedLink = (path: string): boolean => withoutTokens(path) !== path
