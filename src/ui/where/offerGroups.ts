import { toBerlinDate } from '#contract/berlin.ts'
import type { Consumption, ConsumptionKind } from '#contract/consumptions.ts'
import type { CalendarDate } from '#contract/ids.ts'

export type Of<K extends ConsumptionKind> = Extract<Consumption, { kind: K }>
/** The title whose offers they are, and the path of its page. */
export type TitleOf = { title: string; path: string }
export type SoldOffer = Of<'streaming'> | Of<'disc'>

/** The consumptions that are still possible at a time: an answer on the device may be days old. */
export function toCurrent(items: readonly Consumption[], now: Date): Consumption[] {
  const today = toBerlinDate(now)
  return items.filter((item) => isCurrent(item, now, today))
}

function isCurrent(item: Consumption, now: Date, today: CalendarDate): boolean {
  switch (item.kind) {
    case 'cinema':
      return Date.parse(item.next.startsAt) > now.getTime()
    case 'streaming':
      return item.availableUntil === null || item.availableUntil >= today
    case 'disc':
      return true
    case 'tv':
      return Date.parse(item.endsAt ?? item.startsAt) > now.getTime()
  }
}

/** The items of one kind. */
export function ofKind<K extends ConsumptionKind>(items: readonly Consumption[], kind: K): Of<K>[] {
  return items.filter((item): item is Of<K> => item.kind === kind)
}

/** One provider's offers with the same days, in their order: they fill one row. */
export function byProvider<T extends SoldOffer>(offers: readonly T[]): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>()
  for (const offer of offers) {
    const until = offer.kind === 'streaming' ? offer.availableUntil : offer.availableFrom
    const key = `${offer.provider.slug} ${until}`
    const group = groups.get(key)
    if (group) group.push(offer)
    else groups.set(key, [offer])
  }
  return [...groups.values()]
}
