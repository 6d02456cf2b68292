import { ModelComments } from './modelServerComments.ts'
import { ModelDiary } from './modelServerDiary.ts'
import { ModelDrafts } from './modelServerDrafts.ts'
import { ModelEpisodes } from './modelServerEpisodes.ts'
import { ModelLists } from './modelServerLists.ts'
import { ModelMeetups } from './modelServerMeetups.ts'
import { ModelMessages } from './modelServerMessages.ts'
import {
  carryOutFavourite,
  carryOutMark,
  carryOutRating,
  carryOutReminder,
  carryOutRule,
} from './modelServerRegisters.ts'
import type { Carried, ModelCommand, ModelState } from './modelServerState.ts'
import { ModelTrivia } from './modelServerTrivia.ts'

/** The parts of the model server that carry commands out, and the choice among them by the path. */
export class ModelRoutes {
  readonly state: ModelState
  readonly lists: ModelLists
  readonly comments: ModelComments
  readonly trivia: ModelTrivia
  readonly episodes: ModelEpisodes
  readonly diary: ModelDiary
  readonly drafts: ModelDrafts
  readonly meetups: ModelMeetups
  readonly messages: ModelMessages

  constructor(state: ModelState) {
    this.state = state
    this.lists = new ModelLists(state)
    this.comments = new ModelComments(state)
    this.trivia = new ModelTrivia(state)
    this.episodes = new ModelEpisodes(state)
    this.diary = new ModelDiary(state)
    this.drafts = new ModelDrafts(state)
    this.meetups = new ModelMeetups(state)
    this.messages = new ModelMessages(state)
  }

  /** Carries a command out by its path, like the router of the real server. */
  carryOut(command: ModelCommand): Carried {
    const [type, , field] = command.path
    if (type === 'me') return this.#carryOutOwn(command)
    if (type === 'threads') return this.messages.carryOut(command)
    if (type === 'meetups') return this.meetups.carryOut(command)
    if (type === 'comments' && command.path.length === 2) return this.comments.carryOut(command)
    if (field === 'comments') return this.comments.carryOut(command)
    if (field === 'trivia' || (type === 'trivia' && command.path.length === 2)) return this.trivia.carryOut(command)
    if (field === 'rating') return carryOutRating(this.state, command)
    const isList = type === 'lists' && (command.path.length < 3 || field === 'items' || field === 'order')
    return isList ? this.lists.carryOut(command) : carryOutMark(this.state, command)
  }

  #carryOutOwn(command: ModelCommand): Carried {
    switch (command.path[1]) {
      case 'watchlist_rule':
        return carryOutRule(this.state, command)
      case 'episodes':
        return this.episodes.carryOut(command)
      case 'diary':
        return this.diary.carryOut(command)
      case 'drafts':
        return this.drafts.carryOut(command)
      case 'reminders':
        return carryOutReminder(this.state, command)
      default:
        return carryOutFavourite(this.state, command)
    }
  }
}
