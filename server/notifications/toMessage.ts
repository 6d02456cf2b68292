import { toMeetupPath } from '#contract/meetupPath.ts'
import { toThreadPath } from '#contract/messagePath.ts'
import { hasPage, type PagePart, partOf, toCommentPath, toThingPath } from '#contract/things.ts'
import { findKind } from '../things/registry.ts'
import type { GroupRow } from './rows.ts'
import type { Subject } from './subjects/service.ts'

/**
 * The text of a notification (PRODUCT K4): a German sentence without its full stop, its link, and the caption of the
 * link.
 */
export type Message = { message: string; link: string | null; caption: string | null }

/** The fields of a group that the sentence needs. */
export type Told = Pick<GroupRow, 'kind' | 'thing' | 'words' | 'count' | 'read'> & { subject: GroupRow['subject'] }

/** The words for a deleted thing, and for a deleted actor. */
const SOMETHING = 'etwas, das es nicht mehr gibt'
const SOMEBODY = 'Jemand'

/** @param actor the name of the latest actor. @param about the name and place of the subject. */
export function toMessage(told: Told, actor: string | null, about: Subject | null): Message {
  const who = actor ?? SOMEBODY
  const what = about === null ? SOMETHING : `„${about.name}“`
  const many = told.count > 1 ? toMany(told.count, told.read) : null
  const place = {
    link: about && toCommentPlace(about, told.thing.id),
    caption: many ? 'Zu den Kommentaren' : 'Zum Kommentar',
  }
  switch (told.kind) {
    case 'reply':
      return {
        message: many
          ? `${many('Antworten')} auf deinen Kommentar zu ${what}`
          : `${who} hat auf deinen Kommentar zu ${what} geantwortet`,
        ...place,
        caption: many ? 'Zu den Antworten' : 'Zur Antwort',
      }
    case 'mention':
      return {
        message: many
          ? `${many('Erwähnungen')} in den Kommentaren zu ${what}`
          : `${who} hat dich in einem Kommentar zu ${what} erwähnt`,
        ...place,
      }
    case 'watch':
      return toWatched(told, who, what, about, place)
    case 'friend_request':
      return { message: `${who} möchte mit dir befreundet sein`, link: '/my_friendships', caption: 'Zu den Anfragen' }
    case 'friend_accepted':
      return {
        message: `${who} hat deine Freundschaftsanfrage angenommen`,
        link: actor === null ? null : toThingPath('users', actor),
        caption: actor === null ? null : 'Zum Profil',
      }
    case 'reminder':
      return { message: told.words ?? '', ...toReminded(told.thing.id, about) }
    case 'meetup':
      return {
        message: [actor, told.words].filter(Boolean).join(' '),
        ...{ link: toMeetupPath(told.thing.id), caption: 'Zur Verabredung' },
      }
    case 'message':
      return {
        message: [who, told.words].filter(Boolean).join(' '),
        ...{ link: toThreadPath(told.thing.id), caption: 'Zur Unterhaltung' },
      }
    case 'moderation':
      return { message: told.words ?? '', ...toModerated(told.thing, about) }
  }
}

/** The link of a reminder: to the film or series; a showing opens above it. */
function toReminded(key: string, about: Subject | null): Omit<Message, 'message'> {
  if (about === null) return { link: null, caption: null }
  const [kind, id = ''] = key.split('/')
  const showing = kind === 'showtimes' ? `?showtime=${encodeURIComponent(id)}` : ''
  return { link: `${toPath(about)}${showing}`, caption: 'Ansehen' }
}

/** The link of a message of the moderation: to the thing, or without one to the account, which shows the reason. */
function toModerated({ type, id }: Told['thing'], about: Subject | null): Omit<Message, 'message'> {
  if (about === null) return { link: '/konto', caption: 'Zum Konto' }
  if (type === 'comments') return { link: toCommentPlace(about, id), caption: 'Zum Kommentar' }
  return { link: toPath(about, partOf(type)), caption: findKind(type)?.news?.caption ?? 'Ansehen' }
}

function toWatched(
  told: Told,
  who: string,
  what: string,
  about: Subject | null,
  place: Omit<Message, 'message'>,
): Message {
  const many = told.count > 1 ? toMany(told.count, told.read) : null
  const news = findKind(told.thing.type)?.news
  if (news) {
    return {
      message: many ? `${many(news.many)} zu ${what}` : `${who} hat ${news.one} zu ${what} geschrieben`,
      link: about && toPath(about, partOf(told.thing.type)),
      caption: news.caption,
    }
  }
  if (told.subject.type === 'comments') {
    return {
      message: many
        ? `${many('Antworten')} auf einen Kommentar zu ${what}, den du beobachtest`
        : `${who} hat auf einen Kommentar zu ${what} geantwortet, den du beobachtest`,
      ...place,
    }
  }
  return { message: many ? `${many('Kommentare')} zu ${what}` : `${who} hat ${what} kommentiert`, ...place }
}

const toMany = (count: number, read: boolean) => (things: string) =>
  read ? `${count} ${things}` : `${count} neue ${things}`

function toPath({ type, permalink, path }: Subject, part: PagePart = 'page'): string {
  return path ?? (hasPage(type) ? toThingPath(type, permalink, part) : '/')
}

/** The path of a comment, the latest of several; a comment on trivia is shown with the piece of trivia. */
function toCommentPlace(about: Subject, id: string): string {
  return toCommentPath(toPath(about, about.fact === undefined ? 'comments' : 'trivia'), id, about.fact)
}
