import { daysBetween, toBerlinDate } from '#contract/berlin.ts'
import { toDatedDay } from '#contract/datedThings.ts'
import { dayAndMonth } from '#contract/dayWords.ts'
import * as texts from '../../texts/consumption.ts'
import { toPrice } from '../kit/format.ts'
import { DatedPlace } from '../reminders/DatedPlace.tsx'
import { OfferRow } from './OfferRow.tsx'
import { byProvider, type SoldOffer, type TitleOf } from './offerGroups.ts'

/** From so many days before its end on an offer says that it ends. */
const SOON = 21

/** Offers of platforms or discs, a row for each provider. */
export function SoldOffers({ offers, now, of }: { offers: readonly SoldOffer[]; now: Date; of: TitleOf }) {
  const today = toBerlinDate(now)
  return byProvider(offers).map((group) => {
    const [first] = group
    return (
      <OfferRow
        key={first.id}
        name={first.provider.name}
        details={group.map(toTerms).join(' · ')}
        note={toNote(first, today)}
        url={first.url}
        actions={toRelease(first, of, now)}
      />
    )
  })
}

/** The ways to hold on to the release of a disc, until its day is over. */
function toRelease({ kind, id, quality, availableFrom }: SoldOffer, { title, path }: TitleOf, now: Date) {
  if (kind !== 'disc' || availableFrom === null || availableFrom < toBerlinDate(now)) return null
  const more = { detail: quality ?? '', path }
  return <DatedPlace thing={toDatedDay('discs', { id, title }, availableFrom, more)} now={now} />
}

/** `leihen 3,99 € in 4K`, `Blu-ray 12,99 €`. */
function toTerms({ kind, model, price, quality }: SoldOffer): string {
  const cost = price === null ? null : toPrice(price)
  if (kind === 'disc') return texts.terms(quality ?? texts.kindNames.disc, cost)
  const terms = texts.terms(model === null ? '' : texts.modelNames[model], cost)
  return quality === null ? terms : `${terms} (${quality})`
}

function toNote(offer: SoldOffer, today: string): string | null {
  if (offer.availableFrom !== null && offer.availableFrom > today) {
    return texts.toCome(dayAndMonth(offer.availableFrom, today))
  }
  if (offer.kind === 'disc' || offer.availableUntil === null) return null
  if (offer.availableUntil === today) return texts.untilToday
  return daysBetween(today, offer.availableUntil) > SOON ? null : texts.until(dayAndMonth(offer.availableUntil, today))
}
