/** What somebody says of a film; the only thing that the queues carry. */
export type Word = { film: string; value: number }

export const sameWord = (one: Word, other: Word) => one.film === other.film && one.value === other.value

/** A queue on a page, as an application that uses it would run it. */
export type PageQueue = {
  /**
   * Means something; resolves once the queue has it.
   *
   * @param shown called as soon as the page shows it as done.
   * @param refused called when the page hears that it is given up.
   */
  mean(word: Word, shown: () => void, refused: () => void): Promise<void>
  /** Somebody asks that what waits be sent at once. */
  sendNow(): void
  /** All that lies on the device, whoever meant it. */
  left(): Promise<Word[]>
}

/** Calls `come` for each reason that a page has to send what waits. */
export function followNetwork(come: () => void): void {
  addEventListener('online', come)
  addEventListener('pageshow', come)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') come()
  })
}

/** The token in the cookie. */
export const readToken = () => /(?:^|; *)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? ''
