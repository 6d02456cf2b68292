import { dayAndMonth } from '#contract/dayWords.ts'
import type { WaitingAct } from '../../atoms/outbox/waitingActs.ts'
import * as texts from '../../texts/waitingActs.ts'
import { toDecimal } from '../../ui/kit/format.ts'

/** A waiting act in words. */
export function toActionText(act: WaitingAct): string {
  switch (act.kind) {
    case 'rate': {
      const { value, top, flop } = act.rating
      if (value !== null) return texts.rated(act.title, toDecimal(value))
      return texts.marked(act.type, act.title, top ? 'top' : flop ? 'flop' : null)
    }
    case 'clear':
      return texts.cleared(act.title)
    case 'favourite':
      return texts.favourite(act.name, act.favourite)
    case 'reminder':
      return texts.reminder(act.title, act.set)
    case 'mark':
      return texts.mark(act.mark, act.set, act.type, act.name, act)
    case 'list':
      return texts.list(act.act, act.name)
    case 'listItem':
      return texts.listItem(act.title, act.list, act.on)
    case 'comment':
      return texts.comment(act.act, act.title, act.isReply)
    case 'trivia':
      return texts.trivia(act.act, act.title)
    case 'watchlistRule':
      return texts.watchlistRule(act.rule)
    case 'episodes':
      return texts.episodes(act.title, act.watched, act.episodes)
    case 'diary':
      return texts.diary(act.act, act.title, dayAndMonth(act.watchedOn, ''))
    case 'meetup':
      return texts.meetup(act.act, act.title)
    case 'message':
      return texts.message(act.act, act.name)
    case 'article':
      return texts.article(act.act, act.title)
    case 'damaged':
      return texts.damaged
    case 'unknown':
      return texts.unknown
  }
}
