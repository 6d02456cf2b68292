/**
 * The cookie that a page sets as somebody signs out, before the server knows: only the server can take the session's own
 * cookie back. Whatever comes with it is answered as a visitor's. Ended by `logoutCall` and by the next login.
 */
export const SIGNED_OUT_COOKIE = 'signed-out'

/**
 * The name of a cookie in the browser. With https the prefix lets it be set only by this very host, with `Secure` and for
 * all paths: no other host of the same domain can slip one in. `XSRF-TOKEN` keeps its name, which PRODUCT B9 has fixed; it
 * is signed for its session.
 */
export const toCookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name)
