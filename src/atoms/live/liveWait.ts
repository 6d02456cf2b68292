/**
 * The delay of a fetch, in ms: events that arrive together cause one fetch, and pages do not fetch at the same instant.
 */
export const toWait = (): number => 300 + Math.random() * 700

/** Headers that skip the browser's cached answer: it is some seconds old at most, and lacks just the news. */
export const FRESH = { 'cache-control': 'no-cache' }
