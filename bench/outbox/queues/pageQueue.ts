/** A member's rating of a film; the queues carry nothing else. */
export type Word = { film: string; value: number }

export const sameWord = (one: Word, other: Word) => one.film === other.film && one.value === other.value

/** A queue on a page, as an application would use it. */
export type PageQueue = {
  /**
   * Rates a film; resolves once the queue has stored the rating.
   *
   * @param shown called as soon as the page shows it as done.
   * @param refused called when the queue reports that it is given up.
   */
  mean(word: Word, shown: () => void, refused: () => void): Promise<void>
  /** Sends the waiting ratings at once, as on a member's request. */
  sendNow(): void
  /** All ratings on the device, of all members. */
  left(): Promise<Word[]>
}

/** Calls `come` for each event after which a page should send the waiting ratings. */
export function followNetwork(come: () => void): void {
  addEventListener('online', come)
  addEventListener('pageshow', come)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') come()
  })
}

/** The token in the cookie. */
export const readToken = () => /(?:^|; *)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? ''
