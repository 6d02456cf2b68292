import { addDays, toBerlinDate } from '#contract/berlin.ts'
import type { Footer, FooterLink } from '#contract/footer.ts'
import { listPopularPeople } from '../catalogue/service.ts'
import type { Db } from '../db/client.ts'
import * as queries from './queries.ts'

/** As many as the links about the product fill in two columns. */
const ITEMS = 6
/** How long a disc counts as new. */
const NEW_FOR_DAYS = 56
/** For so long an answer is given again. Every first page carries it, and nothing in it changes by the minute. */
const KEPT_MS = 5 * 60_000

export type FooterOptions = { links: readonly FooterLink[]; classicUrl: URL | undefined }
export type FooterService = { read(now: Date): Promise<Footer> }

/**
 * Reads the footer and keeps it for a while. An answer that has become old is given once more while the next one is
 * fetched, so that only a process's first page ever waits for it.
 */
export function createFooterService(db: Db, options: FooterOptions): FooterService {
  let kept: { at: number; footer: Promise<Footer> } | null = null
  return {
    read(now) {
      const at = now.getTime()
      if (kept && at - kept.at < KEPT_MS) return kept.footer
      const before = kept?.footer
      const footer = readFooter(db, options, now)
      const next = { at, footer }
      kept = next
      footer.catch(() => {
        // Nothing that failed is kept: the next visitor has another try, with what there was.
        if (kept === next) kept = before ? { at: Number.NEGATIVE_INFINITY, footer: before } : null
      })
      return before ?? footer
    },
  }
}

async function readFooter(db: Db, { links, classicUrl }: FooterOptions, now: Date): Promise<Footer> {
  const today = toBerlinDate(now)
  const span = { now, today, newSince: addDays(today, 1 - NEW_FOR_DAYS) }
  const [hot, stars, upcoming] = await Promise.all([
    queries.listHot(db, span, ITEMS),
    listPopularPeople(db, ITEMS),
    queries.listUpcoming(db, span, ITEMS),
  ])
  return {
    hot: hot.map(toItem),
    stars: stars.map(({ permalink, name }) => ({ permalink, label: name })),
    upcoming: upcoming.map(toItem),
    links: [...links],
    classicUrl: classicUrl?.href ?? null,
  }
}

const toItem = ({ permalink, title }: queries.TitleRow) => ({ permalink, label: title })
