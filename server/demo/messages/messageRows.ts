import type { messageMembers, messages, messageThreads } from '../../db/schema/messages.ts'
import { type DemoMember, NEWCOMER, toUserId } from '../members.ts'
import { chance, hash, shuffled } from '../seed.ts'
import type { DemoWorld } from '../world.ts'

type ThreadRow = typeof messageThreads.$inferInsert
type MemberRow = typeof messageMembers.$inferInsert
type MessageRow = typeof messages.$inferInsert

export type MessageRows = {
  threads: ThreadRow[]
  members: Omit<MemberRow, 'changeSeq'>[]
  messages: Omit<MessageRow, 'changeSeq'>[]
}

const MINUTE = 60_000
const DAY = 86_400_000
/** The threads of the member who has many, and the messages of the longest of them. */
const THREADS = 22
const LONGEST = 204
/** The first threads, of which the last messages are unread. */
const UNREAD = [3, 1, 12]

/** Texts; `%` stands for the title of a film. */
const lines = [
  'Hast du „%“ schon gesehen?',
  'Samstag hätte ich Zeit. Kommst du mit in „%“?',
  'Ich halte dir einen Platz in Reihe 7.',
  'Nein, noch nicht. Lohnt es sich auf der großen Leinwand?',
  '„%“ hat mich mehr erwischt, als ich dachte.',
  'Abgemacht. Ich komme direkt vom Zug 🚆',
  'Danke für den Tipp, der Abend war gerettet.',
  'OmU oder Synchro?',
  'OmU, immer.',
  'Bei „%“ bin ich eingeschlafen. Sag es keinem.',
  'Ich bring die Zitronen mit.',
  'Treffen wir uns um sieben vor dem Kino?',
  'Lies vorher nichts darüber!\n\nWirklich nichts. Auch nicht die Kommentare.',
  'Der Schluss von „%“ geht mir nicht aus dem Kopf.',
  'Steht auf meiner Merkliste, seit du davon erzählt hast.',
  '😄',
  'Zwei Karten habe ich. Eine gehört dir.',
  'Wie fandest du die Musik?',
  'Zu laut, aber schön.',
  'Dann bis morgen.',
]

/** The private messages of the demo: many of one member, one of several members among them; the same on every load of a day. */
export function toMessageRows(world: DemoWorld, now: Date): MessageRows {
  const rows: MessageRows = { threads: [], members: [], messages: [] }
  const owner = world.members.find(({ username }) => username === 'kinofan')
  if (!owner) return rows
  const friends = new Set(owner.friends ?? [])
  const isFriend = ({ username, friends: theirs = [] }: DemoMember) =>
    friends.has(username) || theirs.includes(owner.username)
  const others = shuffled(
    world.members.filter((member) => member !== owner && member.username !== NEWCOMER && !member.mutes?.length),
    ({ username }) => username,
    'messages',
  ).sort((one, other) => Number(isFriend(other)) - Number(isFriend(one)))
  const titles = world.films.filter(({ popularity }) => popularity > 60).map(({ title }) => title)
  for (let nth = 0; nth < THREADS; nth++) {
    const people = nth === 2 ? others.slice(0, 3) : others.slice(nth, nth + 1)
    addThread(rows, { nth, owner, people, titles, now })
  }
  return rows
}

type NewThread = { nth: number; owner: DemoMember; people: readonly DemoMember[]; titles: readonly string[]; now: Date }

function addThread(rows: MessageRows, { nth, owner, people, titles, now }: NewThread): void {
  const id = toId('thread', nth)
  const count = nth === 1 ? LONGEST : 2 + Math.floor(chance('thread length', nth) * 14)
  const unread = Math.min(UNREAD[nth] ?? 0, count)
  const written = nth * nth * 0.15 * DAY + (11 + nth) * MINUTE
  const times = Array.from({ length: count }, (_, index) => {
    const apart = (count - 1 - index) * (nth === 1 ? 0.13 : 0.35) * DAY
    return new Date(now.getTime() - written - apart - Math.round(chance('message', nth, index) * 40) * MINUTE)
  }).sort((one, other) => one.getTime() - other.getTime())
  const createdAt = times[0] ?? now
  const updatedAt = times.at(-1) ?? now
  rows.threads.push({ id, lastSeq: count, createdAt })
  for (const member of [owner, ...people]) {
    rows.members.push({
      ...{ threadId: id, userId: toUserId(member), readSeq: member === owner ? count - unread : count },
      ...{ attention: 'all', intentAt: createdAt, hasLeft: false, joinedAt: createdAt, updatedAt },
    })
  }
  times.forEach((at, index) => {
    const isUnread = index >= count - unread
    const speakers = isUnread ? people : [...people, owner]
    const author = speakers[hash(`speaker|${nth}|${index}`) % speakers.length] ?? owner
    rows.messages.push({
      ...{ id: toId(`message ${nth}`, index), threadId: id, seq: index + 1, userId: toUserId(author) },
      ...{ body: toText(nth, index, titles), hidden: false, createdAt: at },
    })
  })
}

function toText(nth: number, index: number, titles: readonly string[]): string {
  const line = lines[(hash(`line|${nth}`) + index * 7 + (hash(`line|${nth}|${index}`) % 3)) % lines.length] ?? ''
  return line.replace('%', titles[hash(`film|${nth}|${index}`) % titles.length] ?? '')
}

/** A UUID that belongs to both, as a device would have made one. */
function toId(what: string, nth: number): string {
  const part = (salt: number) => hash(`${salt} ${what} ${nth}`).toString(16).padStart(8, '0')
  const [one, two, three, four] = [part(1), part(2), part(3), part(4)]
  return `${one}-${two.slice(0, 4)}-4${two.slice(5)}-8${three.slice(1, 4)}-${three.slice(4)}${four}`
}
