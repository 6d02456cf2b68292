import * as z from 'zod/mini'
import { toSortKey } from '../../catalogue/service.ts'
import { RecordNumber } from '../record.ts'

/*
 * Nobody real is shown with offers that are made up: platforms, channels and labels are invented, and their addresses
 * are on a reserved domain.
 */

const named = { name: z.string(), slug: z.string() }
/** The chance that a provider has a title at a time. */
const share = z.number()

/** A platform, library, shop, label or channel: it offers titles outside cinemas. */
export const DemoProvider = z.discriminatedUnion('kind', [
  /** A platform that shows what it has for a monthly fee; `taste`: the titles it prefers. */
  z.strictObject({
    kind: z.literal('subscription'),
    ...named,
    share,
    taste: z.enum(['popular', 'new', 'classic']),
    quality: z.enum(['HD', '4K']),
  }),
  /** A broadcaster's library on the net: free, but only for some weeks. */
  z.strictObject({ kind: z.literal('library'), ...named, share }),
  /** A shop that rents and sells single titles. */
  z.strictObject({ kind: z.literal('shop'), ...named, share, fourK: z.number() }),
  /** A label of discs. */
  z.strictObject({ kind: z.literal('label'), ...named, share, taste: z.enum(['any', 'classic']) }),
  z.strictObject({
    kind: z.literal('channel'),
    ...named,
    number: RecordNumber,
    /** Whether advertising makes everything longer. */
    advertises: z.boolean(),
    /** Days of the week whose evening belongs to a film, 0 is Sunday; the others belong to a series. */
    filmNights: z.array(z.int()),
  }),
])
export type DemoProvider = z.infer<typeof DemoProvider>
type Of<Kind extends DemoProvider['kind']> = Extract<DemoProvider, { kind: Kind }>
export type Channel = Of<'channel'>
export type Label = Of<'label'>
export type Subscription = Of<'subscription'>

/** The providers of one kind, in their order. */
export function ofKind<Kind extends DemoProvider['kind']>(all: readonly DemoProvider[], kind: Kind): Of<Kind>[] {
  return all.filter((provider): provider is Of<Kind> => provider.kind === kind)
}

/** The address of an invented provider; a title of it lies below. */
export const toProviderUrl = (slug: string) => `https://${slug}.example/`

const kinds = {
  subscription: 'streaming',
  library: 'streaming',
  shop: 'streaming',
  label: 'disc',
  channel: 'tv',
} as const

/** The providers as rows. */
export function toProviderRows(all: readonly DemoProvider[]) {
  return all.map(({ slug, name, kind }) => ({
    ...{ slug, name, sortKey: toSortKey(name), kind: kinds[kind], url: toProviderUrl(slug) },
  }))
}
