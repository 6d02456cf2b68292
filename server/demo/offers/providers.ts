import { toSortKey } from '../../catalogue/service.ts'

/*
 * Nobody real is shown with offers that are made up: platforms, channels and labels are invented, and their addresses
 * are on a reserved domain.
 */

type Subscription = {
  readonly slug: string
  readonly name: string
  /** The chance that it has a title at a time. */
  readonly share: number
  /** What it likes to show. */
  readonly taste: 'popular' | 'new' | 'classic'
  readonly quality: 'HD' | '4K'
}

/** Platforms that show what they have for a monthly fee. */
export const subscriptions: readonly Subscription[] = [
  { slug: 'flimmerkiste', name: 'Flimmerkiste', share: 0.5, taste: 'popular', quality: '4K' },
  { slug: 'nordlicht-plus', name: 'Nordlicht+', share: 0.45, taste: 'new', quality: '4K' },
  { slug: 'salon', name: 'Salon', share: 0.6, taste: 'classic', quality: 'HD' },
]

/** A broadcaster's library on the net: free, but only for some weeks. */
export const library = { slug: 'kanal-eins-mediathek', name: 'Kanal Eins Mediathek', share: 0.35 } as const

type Shop = { readonly slug: string; readonly name: string; readonly share: number; readonly fourK: number }

/** Where one title is rented or bought. */
export const shops: readonly Shop[] = [
  { slug: 'leihbude', name: 'Leihbude', share: 0.7, fourK: 0.15 },
  { slug: 'heimkasse', name: 'Heimkasse', share: 0.5, fourK: 0.45 },
]

type Label = { readonly slug: string; readonly name: string; readonly share: number; readonly taste: 'any' | 'classic' }

/** Labels of discs. */
export const labels: readonly Label[] = [
  { slug: 'silberscheibe', name: 'Silberscheibe', share: 0.6, taste: 'any' },
  { slug: 'edition-nachtlicht', name: 'Edition Nachtlicht', share: 0.55, taste: 'classic' },
]

export type Channel = {
  readonly slug: string
  readonly name: string
  /** Whether advertising makes everything longer. */
  readonly advertises: boolean
  /** Days of the week whose evening belongs to a film, 0 is Sunday; the others belong to a series. */
  readonly filmNights: readonly number[]
}

export const channels: readonly Channel[] = [
  { slug: 'kanal-eins', name: 'Kanal Eins', advertises: false, filmNights: [0, 1, 3, 5, 6] },
  { slug: 'funk-nord', name: 'Funk Nord', advertises: false, filmNights: [0, 2, 4, 6] },
  { slug: 'zeitlupe', name: 'Zeitlupe', advertises: false, filmNights: [0, 1, 2, 3, 4, 5, 6] },
  { slug: 'tele-mitte', name: 'Tele Mitte', advertises: true, filmNights: [0, 5, 6] },
  { slug: 'rabatz', name: 'Rabatz', advertises: true, filmNights: [0, 4, 5, 6] },
  { slug: 'sieben-uhr', name: 'Sieben Uhr', advertises: true, filmNights: [1, 6] },
]

/** The address of an invented provider; a title of it lies below. */
export const toProviderUrl = (slug: string) => `https://${slug}.example/`

const kinds = { streaming: [...subscriptions, library, ...shops], disc: labels, tv: channels } as const

/** Everybody above as rows. */
export function toProviderRows() {
  return (['streaming', 'disc', 'tv'] as const).flatMap((kind) =>
    kinds[kind].map(({ slug, name }) => ({ slug, name, sortKey: toSortKey(name), kind, url: toProviderUrl(slug) })),
  )
}
