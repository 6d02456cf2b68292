import type { MarkKind } from '#contract/marks.ts'
import { ProblemError } from '../http/problemError.ts'

/** Of what is one's own, or of oneself. What is not named is allowed: one may well watch one's own list. */
const refusals: Partial<Record<MarkKind, string>> = {
  digg: 'Eigene Beiträge kannst du nicht bewerten.',
  vote: 'Eigene Beiträge kannst du nicht bewerten.',
  flag: 'Eigene Beiträge kannst du nicht melden.',
  follow: 'Dir selbst kannst du nicht folgen.',
  friendship: 'Mit dir selbst bist du schon befreundet: Eine Anfrage kannst du dir nicht schicken.',
  mute: 'Dich selbst kannst du nicht stumm schalten.',
}

/**
 * `invalid` with its reason, not `owner`: that code says that a thing belongs to somebody else, and its sentence would
 * tell the member the contrary of what is wrong.
 *
 * @throws ProblemError `invalid` where nobody says this of their own.
 */
export function refuseOwn(mark: MarkKind): void {
  const detail = refusals[mark]
  if (detail !== undefined) throw new ProblemError('invalid', { detail })
}
