import type { Command } from './command.ts'
import { createComment, deleteComment, editComment } from './comment.ts'
import { deleteDiaryEntry, putDiaryEntry } from './diary.ts'
import { deleteDraft, publishArticle, saveDraft, withdrawArticle } from './draft.ts'
import { favouriteCinema, unfavouriteCinema } from './favouriteCinema.ts'
import { addListItem, removeListItem } from './listItem.ts'
import { createList, deleteList, orderList, updateList } from './lists.ts'
import { clearMark, setMark } from './mark.ts'
import { markEpisodes } from './markEpisodes.ts'
import { answerMeetup, cancelMeetup, decideMeetup, leaveMeetup, proposeMeetup } from './meetup.ts'
import { deleteMessage, leaveThread, readThread, sendMessage, setThreadAttention, startThread } from './message.ts'
import { clearRating, rateTitle } from './rateTitle.ts'
import { clearReminder, setReminder } from './reminder.ts'
import { createTrivia, deleteTrivia, editTrivia } from './trivia.ts'
import { setWatchlistRule } from './watchlistRule.ts'

/** Every kind of command this version of the app knows, by its name. */
export type Registry = ReadonlyMap<string, Command>

export const toRegistry = (commands: readonly Command[]): Registry =>
  new Map(commands.map((command) => [command.kind, command]))

const commands = [
  rateTitle,
  clearRating,
  setMark,
  clearMark,
  createList,
  updateList,
  deleteList,
  orderList,
  addListItem,
  removeListItem,
  createComment,
  editComment,
  deleteComment,
  createTrivia,
  editTrivia,
  deleteTrivia,
  favouriteCinema,
  unfavouriteCinema,
  setReminder,
  clearReminder,
  setWatchlistRule,
  markEpisodes,
  putDiaryEntry,
  deleteDiaryEntry,
  proposeMeetup,
  answerMeetup,
  decideMeetup,
  cancelMeetup,
  leaveMeetup,
  startThread,
  sendMessage,
  deleteMessage,
  readThread,
  setThreadAttention,
  leaveThread,
  saveDraft,
  publishArticle,
  withdrawArticle,
  deleteDraft,
] as const

export const registry = toRegistry(commands)

/**
 * An intent of a member, as actions pass it to the outbox: one of the kinds above with its arguments. `deps`: keys
 * of entries that must be done before.
 */
export type Intent = {
  [C in (typeof commands)[number] as C['kind']]: { kind: C['kind']; args: NonNullable<C['takes']>; deps?: string[] }
}[(typeof commands)[number]['kind']]
