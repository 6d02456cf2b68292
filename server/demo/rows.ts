import type { auditoria, cinemas, cities, showtimes } from '../db/schema/cinema.ts'
import type { comments } from '../db/schema/comments.ts'
import type { offers } from '../db/schema/consumption.ts'
import type { ratings } from '../db/schema/ratings.ts'
import type { trivia } from '../db/schema/trivia.ts'
import type { users } from '../db/schema/users.ts'
import type { planImages } from '../media/service.ts'

export type CinemaRows = {
  cities: (typeof cities.$inferInsert)[]
  cinemas: (typeof cinemas.$inferInsert)[]
  auditoria: (typeof auditoria.$inferInsert)[]
}

export type MemberRows = {
  users: (typeof users.$inferInsert)[]
  ratings: (typeof ratings.$inferInsert)[]
}

export type CommunityRows = {
  comments: Omit<typeof comments.$inferInsert, 'changeSeq'>[]
  trivia: Omit<typeof trivia.$inferInsert, 'changeSeq'>[]
}

export type ShowtimeRow = typeof showtimes.$inferInsert

export type OfferRow = typeof offers.$inferInsert

export type ImagePlan = Parameters<typeof planImages>[1][number]
