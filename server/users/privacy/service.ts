import type { Privacy, ProfilePart, Relation, Visibility } from '#contract/users.ts'
import * as queries from './queries.ts'

/** What a member has chosen, and how it is changed. */
export const readPrivacy = queries.findPrivacy
export const changePrivacy = queries.savePrivacy

/** Which parts of a profile are shown; the database decides the same by `isPartShown`. @param relation null for a visitor. */
export function toShownParts(choices: Privacy, relation: Relation | null): Record<ProfilePart, boolean> {
  const shows = (who: Visibility) =>
    relation === 'self' || who === 'public' || (who === 'friends' && relation === 'friends')
  return {
    ratings: shows(choices.ratings),
    favourites: shows(choices.favourites),
    lists: shows(choices.lists),
    comments: shows(choices.comments),
  }
}
