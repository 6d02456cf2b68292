import { MAX_ARTICLE_WORDS, MIN_ARTICLE_WORDS } from '#contract/articleDrafts.ts'
import { countWords } from '#contract/ownComments.ts'
import { isVisibleText } from '#contract/visibleText.ts'
import { toPermalink } from '../../catalogue/service.ts'
import { nextChangeSeq } from '../../db/changeSeq.ts'
import type { Database, Db, Tx } from '../../db/client.ts'
import { notBefore } from '../../db/notBefore.ts'
import { ProblemError } from '../../http/problemError.ts'
import { takeFromQuota } from '../../http/quota.ts'
import { type Repeating, repeat } from '../../jobs/service.ts'
import { readThingId } from '../../things/service.ts'
import { toBlocks } from '../body/toBlocks.ts'
import { toTeaser } from '../body/toExcerpt.ts'
import type { DraftView } from '../rows.ts'
import { keepVersion } from '../versions/service.ts'
import { findDraft, saveDraft } from '../writing/queries.ts'
import { announceDraft, type DraftCommand, lockDraft, toRow } from '../writing/service.ts'
import { toOwnDraft } from '../writing/toOwnDraft.ts'
import * as queries from './queries.ts'
import { toSubjects } from './toSubjects.ts'

type Publication = { revision: string; at: string | null }

/** The limit of publications of one member, changes of published articles among them. */
export const PUBLICATIONS = { kind: 'publications', max: 30, windowSeconds: 3600 }

const CHANGED =
  'Der Artikel wurde inzwischen auf einem anderen Gerät geändert. Sieh dir den Text an, bevor du ihn veröffentlichst.'

/**
 * Publishes the text of a draft now, or notes when it will be. The latest intent wins. Once published, the article keeps its
 * address and the time of its first publication.
 *
 * @throws ProblemError `not_found` for a draft that is deleted or not the member's, `conflict` where the text is another
 * one than the author has seen, `invalid` for a text that is too short or too long, `quota_full`.
 */
export async function publishArticle(command: DraftCommand, id: string, { revision, at }: Publication) {
  const { tx, member, intentAt, now } = command
  const { before, changeSeq } = await lockDraft(command, id)
  if (!before || before.deleted) throw new ProblemError('not_found')
  if (isStale(before, intentAt)) return { applied: false, current: toOwnDraft(before) }
  if (before.revision !== revision) throw new ProblemError('conflict', { detail: CHANGED })
  const errors = findFaults(before)
  if (errors) throw new ProblemError('invalid', { errors })
  if (command.limits) await takeFromQuota(command, PUBLICATIONS)
  const time = at === null ? null : new Date(at)
  const isLater = time !== null && time > now
  const common = { publicationIntentAt: intentAt, missed: null, updatedAt: notBefore(before.updatedAt, now), changeSeq }
  const after = isLater
    ? { ...before, ...common, scheduleAt: time, scheduleRevision: revision }
    : await publish(tx, { ...before, ...common }, now)
  await saveDraft(tx, toRow(after))
  await command.logEffect(isLater ? 'article.schedule' : 'article.publish', `articles/${id}`)
  await announceDraft(tx, now, member.id, id)
  return { applied: true, current: toOwnDraft(after) }
}

/**
 * Takes an article from its readers, and from the times at which articles are published. The draft stays.
 *
 * @throws ProblemError `not_found` for a draft that is deleted or not the member's.
 */
export async function withdrawArticle(command: DraftCommand, id: string) {
  const { tx, member, intentAt, now } = command
  const { before, changeSeq } = await lockDraft(command, id)
  if (!before || before.deleted) throw new ProblemError('not_found')
  if (isStale(before, intentAt)) return { applied: false, current: toOwnDraft(before) }
  const row = {
    ...{ ...before, publishedAt: null, publishedRevision: null, scheduleAt: null, scheduleRevision: null },
    ...{ missed: null, publicationIntentAt: intentAt, updatedAt: notBefore(before.updatedAt, now), changeSeq },
  }
  await queries.hideArticle(tx, id)
  await saveDraft(tx, toRow(row))
  if (before.publishedAt || before.scheduleAt) await command.logEffect('article.withdraw', `articles/${id}`)
  await announceDraft(tx, now, member.id, id)
  return { applied: true, current: toOwnDraft(row) }
}

const isStale = ({ publicationIntentAt }: DraftView, intentAt: Date) =>
  publicationIntentAt !== null && publicationIntentAt > intentAt

/** Publishes every minute whatever is due. */
export async function registerArticleJobs(input: Repeating & { database: Database }): Promise<void> {
  const { database, clock } = input
  await repeat(input, 'articles.publish', 'minutely', () => publishDue(database.db, clock()))
}

/** So many drafts are read at once. */
const PAGE = 100

/** Publishes each draft whose time has come, with its text of now. One that cannot be published becomes a draft again. */
export async function publishDue(db: Db, now: Date): Promise<void> {
  for (let due = await queries.listDue(db, now, PAGE); due.length > 0; due = await queries.listDue(db, now, PAGE)) {
    for (const { id, userId } of due) await db.transaction((tx) => settle(tx, id, userId, now))
  }
}

/** Under the lock of the member, so that two processes publish once. */
async function settle(tx: Tx, id: string, userId: string, now: Date): Promise<void> {
  const changeSeq = await nextChangeSeq(tx, userId)
  const row = await findDraft(tx, id)
  if (!row?.scheduleAt || row.scheduleAt > now) return
  const isBlocked = await queries.isAuthorBlocked(tx, id, now)
  const missed = isBlocked ? ('blocked' as const) : findFaults(row) ? ('text' as const) : null
  const due = { ...row, updatedAt: notBefore(row.updatedAt, now), changeSeq, missed }
  const after = missed ? { ...due, scheduleAt: null, scheduleRevision: null } : await publish(tx, due, row.scheduleAt)
  await saveDraft(tx, toRow(after))
  await announceDraft(tx, now, userId, id)
}

/** Writes what readers see. @param at the time of the publication, where it is the first. */
async function publish(tx: Tx, draft: DraftView, at: Date): Promise<DraftView> {
  const { id, userId, title, body, revision, createdAt, updatedAt } = draft
  const known = await queries.findArticle(tx, id)
  const publishedAt = known?.publishedAt ?? at
  const permalink = known?.permalink ?? (await toFreePermalink(tx, id, title))
  const article = {
    ...{ id, permalink, userId, rubric: 'blog' as const, title: title.trim(), teaser: toTeaser(body), body },
    ...{ words: countWords(body), publishedAt, createdAt, updatedAt },
  }
  await queries.saveArticle(tx, article, await findSubjects(tx, body))
  await keepVersion(tx, draft, { title, body, revision }, { mark: 'published', isNewest: true, now: updatedAt })
  return { ...draft, publishedAt, permalink, publishedRevision: revision, scheduleAt: null, scheduleRevision: null }
}

async function toFreePermalink(tx: Tx, id: string, title: string): Promise<string> {
  const name = toPermalink(title).slice(0, 80).replace(/-$/, '') || 'artikel'
  const taken = await queries.listPermalinks(tx, id, name)
  return taken.length === 0 ? name : `${name}-${id.slice(0, 8)}`
}

/** The things that a text links to, as far as they are known. */
async function findSubjects(tx: Tx, body: string): Promise<queries.Subject[]> {
  const found: queries.Subject[] = []
  for (const { type: itemType, name } of toSubjects(toBlocks(body))) {
    const itemId = await readThingId(tx, itemType, name).catch((error: unknown) => {
      if (error instanceof ProblemError) return null
      throw error
    })
    const isNew = !found.some((each) => each.itemType === itemType && each.itemId === itemId)
    if (itemId !== null && isNew) found.push({ itemType, itemId })
  }
  return found
}

/** The reasons for which a text cannot be published, by its fields; null for none. */
function findFaults({ title, body }: DraftView): Record<string, string[]> | null {
  if (!isVisibleText(title)) return { title: ['Dein Artikel braucht einen Titel.'] }
  const words = countWords(body)
  if (words < MIN_ARTICLE_WORDS) return { body: [`Ein Artikel hat mindestens ${MIN_ARTICLE_WORDS} Wörter.`] }
  if (words > MAX_ARTICLE_WORDS) return { body: ['Ein Artikel hat höchstens 5.000 Wörter.'] }
  return null
}
