import { csrfTokenCall } from '#contract/session.ts'
import type { Api } from './api.ts'

/** The token that unsafe calls carry in `X-XSRF-TOKEN`; null while the server cannot be reached. */
export type Xsrf = {
  /** Read when sending: another tab may have signed in meanwhile. */
  read(): Promise<string | null>
  /** A new one after `stale` was refused. One refresh serves all that ask at the same time. */
  refresh(stale: string | null): Promise<string | null>
}

const COOKIE = /(?:^|; *)XSRF-TOKEN=([^;]*)/

/**
 * @param readCookie `document.cookie`, where there is one. A worker cannot read it and asks the server.
 * @param show called with each token that the server gives; a page shows it in its head (PRODUCT B9).
 */
export function createXsrf(
  api: Api,
  readCookie: (() => string) | null,
  show: (token: string) => void = () => {},
): Xsrf {
  let known: string | null = null
  let asking: Promise<string | null> | null = null

  async function ask(): Promise<string | null> {
    const reply = await api(csrfTokenCall)
    known = reply.kind === 'ok' ? reply.value['X-CSRF-Token'] : null
    if (known !== null) show(known)
    return known
  }

  function askOnce(): Promise<string | null> {
    asking ??= ask().finally(() => {
      asking = null
    })
    return asking
  }

  const fromCookie = () => {
    const value = readCookie && COOKIE.exec(readCookie())?.[1]
    try {
      return value ? decodeURIComponent(value) : null
    } catch {
      // Another site below the same domain may have set it: the server gives a new one.
      return null
    }
  }

  return {
    read: async () => fromCookie() ?? known ?? askOnce(),
    refresh: async (stale) => {
      const current = fromCookie() ?? known
      return current !== null && current !== stale ? current : askOnce()
    },
  }
}
