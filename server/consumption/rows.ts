import type { offers, providers } from '../db/schema/consumption.ts'

export type OfferRow = typeof offers.$inferSelect & { provider: typeof providers.$inferSelect }
