import type { CalendarDate } from '#contract/ids.ts'
import type { OfferRow } from '../rows.ts'
import { chance } from '../seed.ts'
import { licenceOn } from './licence.ts'
import { type DemoProvider, ofKind, type Subscription, toProviderUrl } from './providers.ts'
import { ageOf, CINEMA_DAYS, type OfferedTitle } from './title.ts'

/** Days after the first showing until a subscription includes the title. */
const SUBSCRIPTION_DAYS = 200
const YEAR = 365

/** The offers of a title by platforms and shops on a day. */
export function planStreaming(title: OfferedTitle, date: CalendarDate, providers: readonly DemoProvider[]): OfferRow[] {
  const age = ageOf(title, date)
  if (age < CINEMA_DAYS) return []
  return [
    ...(age < SUBSCRIPTION_DAYS
      ? []
      : [...planSubscriptions(title, date, providers), ...planLibrary(title, date, providers)]),
    ...(title.itemType === 'movies' ? planShops(title, providers) : []),
  ]
}

function planSubscriptions(title: OfferedTitle, date: CalendarDate, providers: readonly DemoProvider[]): OfferRow[] {
  return ofKind(providers, 'subscription').flatMap(({ slug, share, taste, quality }) => {
    const { from, until } = licenceOn(date, [120, 420], slug, title.itemId)
    if (chance('subscribed', slug, title.itemId, from) > share * likingOf(taste, title, date)) return []
    // The end of some offers is unknown.
    const isOpen = chance('open', slug, title.itemId, from) < 0.5
    return toOffer(title, slug, { model: 'flat', quality, availableFrom: from, availableUntil: isOpen ? null : until })
  })
}

function likingOf(taste: Subscription['taste'], title: OfferedTitle, date: CalendarDate): number {
  const years = ageOf(title, date) / YEAR
  switch (taste) {
    case 'popular':
      return 0.4 + title.popularity / 100
    case 'new':
      return years < 15 ? 1.3 : 0.4
    case 'classic':
      return years > 35 ? 1.4 : 0.3
  }
}

function planLibrary(title: OfferedTitle, date: CalendarDate, providers: readonly DemoProvider[]): OfferRow[] {
  return ofKind(providers, 'library').flatMap(({ slug, share }) => {
    const { from, until } = licenceOn(date, [30, 75], slug, title.itemId)
    if (!title.isGerman || chance('free', title.itemId, from) > share) return []
    return [toOffer(title, slug, { model: 'free', quality: 'HD', availableFrom: from, availableUntil: until })]
  })
}

function planShops(title: OfferedTitle, providers: readonly DemoProvider[]): OfferRow[] {
  return ofKind(providers, 'shop').flatMap(({ slug, share, fourK }) => {
    if (chance('sold', slug, title.itemId) > share) return []
    const quality = chance('4K', slug, title.itemId) < fourK ? '4K' : 'HD'
    const dear = quality === '4K' ? 100 : 0
    const step = Math.floor(chance('price', slug, title.itemId) * 3) * 100
    return [
      toOffer(title, slug, { model: 'rent', quality, price: 299 + step + dear }),
      toOffer(title, slug, { model: 'buy', quality, price: 799 + step * 2 + dear }),
    ]
  })
}

type Terms = Pick<OfferRow, 'model' | 'quality' | 'price' | 'availableFrom' | 'availableUntil'>

function toOffer(title: OfferedTitle, providerSlug: string, terms: Terms): OfferRow {
  const { itemType, itemId, permalink } = title
  return {
    id: ['of', providerSlug, itemId, terms.model, terms.availableFrom].filter(Boolean).join('-'),
    itemType,
    itemId,
    providerSlug,
    kind: 'streaming',
    url: toProviderUrl(providerSlug) + permalink,
    ...terms,
  }
}
