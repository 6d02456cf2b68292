import type { Change } from '#contract/changes.ts'
import type { Confirmed } from './command.ts'
import { toConfirmedComment } from './comment.ts'
import { toConfirmedEntry } from './diary.ts'
import { toConfirmedDraft } from './draft.ts'
import { toConfirmedFavourite } from './favouriteCinema.ts'
import { toConfirmedItem } from './listItem.ts'
import { toConfirmedList, toConfirmedOrder } from './lists.ts'
import { toConfirmedMark } from './mark.ts'
import { toConfirmedEpisodes } from './markEpisodes.ts'
import { toConfirmedAnswer, toConfirmedMeetup } from './meetup.ts'
import { toConfirmedMessage, toConfirmedThread } from './message.ts'
import { toConfirmedRating } from './rateTitle.ts'
import { toConfirmedReminder } from './reminder.ts'
import { toConfirmedTrivia } from './trivia.ts'
import { toConfirmedRule } from './watchlistRule.ts'

/** A change that the server reports, as confirmed state of its slot. */
export function toConfirmed(change: Change): Confirmed {
  switch (change.kind) {
    case 'rating':
      return toConfirmedRating(change.type, change.id, change.rating)
    case 'favouriteCinema':
      return toConfirmedFavourite(change)
    case 'mark':
      return toConfirmedMark(change.name, change.type, change.id, change.mark)
    case 'list':
      return toConfirmedList(change)
    case 'listOrder':
      return toConfirmedOrder(change)
    case 'listItem':
      return toConfirmedItem(change)
    case 'comment':
      return toConfirmedComment(change)
    case 'trivia':
      return toConfirmedTrivia(change)
    case 'reminder':
      return toConfirmedReminder(change)
    case 'watchlistRule':
      return toConfirmedRule(change)
    case 'episodes':
      return toConfirmedEpisodes(change)
    case 'diaryEntry':
      return toConfirmedEntry(change)
    case 'meetup':
      return toConfirmedMeetup(change)
    case 'meetupAnswer':
      return toConfirmedAnswer(change)
    case 'messageThread':
      return toConfirmedThread(change)
    case 'message':
      return toConfirmedMessage(change)
    case 'draft':
      return toConfirmedDraft(change)
  }
}
