import type * as z from 'zod/mini'
import type { Consumption } from '#contract/consumptions.ts'
import type { OfferRow } from './rows.ts'

/** An offer as the contract has it; null for a broadcast that nobody knows the time of. */
export function toConsumption(row: OfferRow): z.input<typeof Consumption> | null {
  const { id, quality, url, model, price, availableFrom, availableUntil, startsAt, endsAt, season, episode } = row
  const { slug, name, url: home } = row.provider
  const offer = { id, provider: { slug, name, url: home }, quality, url }
  switch (row.kind) {
    case 'streaming':
      return { kind: 'streaming', ...offer, model, price, availableFrom, availableUntil }
    case 'disc':
      return { kind: 'disc', ...offer, model, price, availableFrom }
    case 'tv':
      if (startsAt === null) return null
      return {
        kind: 'tv',
        ...offer,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt?.toISOString() ?? null,
        season,
        episode,
      }
  }
}
