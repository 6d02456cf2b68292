import type { AtHomeTitle } from '#contract/atHome.ts'
import type { OfferModel } from '#contract/consumptions.ts'
import * as texts from '../../texts/atHome.ts'
import { toPrice } from '../../ui/kit/format.ts'

type Offers = AtHomeTitle['offers']

const media = ['DVD', 'Blu-ray', 'UHD'] as const
const models: readonly OfferModel[] = ['flat', 'free', 'rent', 'buy']

/** `DVD, Blu-ray · ab 7,99 € · Silberscheibe`; of platforms `im Abo bei Salon, Flimmerkiste`, each way of payment. */
export function toOfferNote(offers: Offers): string {
  const discs = media.filter((medium) => offers.some(({ quality }) => quality === medium))
  if (discs.length > 0) return texts.discNote(discs.join(', '), namesOf(offers), toLowest(offers))
  return models
    .flatMap((model) => {
      const own = offers.filter((offer) => offer.model === model)
      return own.length === 0 ? [] : [texts.platformNote(texts.modelWords[model], namesOf(own), toLowest(own))]
    })
    .join(' · ')
}

const namesOf = (offers: Offers) => [...new Set(offers.map(({ provider }) => provider.name))].join(', ')

function toLowest(offers: Offers): string | null {
  const prices = offers.flatMap(({ price }) => price ?? [])
  return prices.length === 0 ? null : toPrice(Math.min(...prices))
}
