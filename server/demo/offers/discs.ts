import { addDays } from '#contract/berlin.ts'
import type { CalendarDate } from '#contract/ids.ts'
import type { OfferRow } from '../rows.ts'
import { chance } from '../seed.ts'
import { licenceOn } from './licence.ts'
import { type Label, toProviderUrl } from './providers.ts'
import { ageOf, type OfferedTitle } from './title.ts'

const YEAR = 365
/** How long before it comes out a disc is announced, in days. */
const ANNOUNCED = 60
/** Days from the first showing of a film to its disc: the least, and what chance adds. */
const FIRST_RELEASE = { least: 105, more: 70 }

type Format = 'DVD' | 'Blu-ray' | 'UHD'
const prices: Readonly<Record<Format, number>> = { DVD: 799, 'Blu-ray': 1099, UHD: 2199 }

/**
 * The discs of a title that are there or announced on a day. What has been in cinemas lately has its first release
 * before it; older titles come out anew every few years.
 */
export function planDiscs(title: OfferedTitle, date: CalendarDate, labels: readonly Label[]): OfferRow[] {
  const age = ageOf(title, date)
  if (age < 0) return []
  return labels.flatMap(({ slug, share, taste }) => {
    const wanted = taste === 'any' ? 1 : age > 25 * YEAR ? 1.2 : 0.15
    if (chance('on disc', slug, title.itemId) > share * wanted) return []
    return releasesOf(title, slug, date).flatMap((release) =>
      formatsOf(title, slug, release).map((format) => toOffer(title, slug, format, release)),
    )
  })
}

/** The days of the last release, and of the next one once it is announced. */
function releasesOf(title: OfferedTitle, slug: string, date: CalendarDate): CalendarDate[] {
  const first = addDays(
    title.firstShown,
    FIRST_RELEASE.least + Math.floor(chance('disc', slug, title.itemId) * FIRST_RELEASE.more),
  )
  if (title.itemType === 'movies' && ageOf(title, date) < 2 * YEAR) return [first]
  const { from, until } = licenceOn(date, [500, 1100], slug, title.itemId)
  const next = addDays(until, 1)
  return next <= addDays(date, ANNOUNCED) ? [from, next] : [from]
}

function formatsOf(title: OfferedTitle, slug: string, release: CalendarDate): Format[] {
  const isSharp = chance('UHD', slug, title.itemId, release) < title.popularity / 160
  return isSharp ? ['DVD', 'Blu-ray', 'UHD'] : ['DVD', 'Blu-ray']
}

function toOffer(title: OfferedTitle, slug: string, format: Format, release: CalendarDate): OfferRow {
  const { itemType, itemId, permalink } = title
  // A box of all seasons costs more than a film.
  const step = Math.floor(chance('disc price', slug, itemId) * 4) * 100 + (itemType === 'series' ? 2000 : 0)
  return {
    id: ['of', slug, itemId, format.toLowerCase(), release].join('-'),
    itemType,
    itemId,
    providerSlug: slug,
    kind: 'disc',
    model: 'buy',
    price: prices[format] + step,
    quality: format,
    url: toProviderUrl(slug) + permalink,
    availableFrom: release,
  }
}
