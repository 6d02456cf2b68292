import type { Privacy, ProfilePart, Visibility } from '#contract/privacy.ts'
import type { Relation } from '#contract/users.ts'
import * as queries from './queries.ts'

/** A member's privacy settings, and their change. */
export const readPrivacy = queries.findPrivacy
export const changePrivacy = queries.savePrivacy

/**
 * The parts of a profile that are shown; `isPartShown` is the same rule in the database. @param relation null for a
 * visitor.
 */
export function toShownParts(choices: Privacy, relation: Relation | null): Record<ProfilePart, boolean> {
  const shows = (who: Visibility) =>
    relation === 'self' || who === 'public' || (who === 'friends' && relation === 'friends')
  return {
    ratings: shows(choices.ratings),
    favourites: shows(choices.favourites),
    lists: shows(choices.lists),
    comments: shows(choices.comments),
    diary: shows(choices.diary),
  }
}
