/** What comes at once is asked for once, and not by all pages in the same instant: after so many ms. */
export const toWait = (): number => 300 + Math.random() * 700

/** Past what the browser has kept of it: it is some seconds old at most, and lacks just what is new. */
export const FRESH = { 'cache-control': 'no-cache' }
