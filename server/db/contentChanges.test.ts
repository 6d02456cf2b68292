import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterEach, expect, it } from 'vitest'
import { addMovie } from '../../test/catalogueRows.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import { type ContentChanges, watchContent } from './contentChanges.ts'
import * as schema from './schema/index.ts'

/** Tables of which no visitor sees anything: all others must tell of their writes. */
const UNSEEN = [
  ...['article_drafts', 'article_versions'],
  ...['beacon_counts', 'device_intents', 'diary_entries', 'effects', 'events', 'favourite_cinemas', 'idempotency'],
  ...['meetup_answers', 'meetup_members', 'meetup_showings', 'meetups'],
  ...['message_deletions', 'message_members', 'message_threads', 'messages'],
  ...['jobs', 'limits', 'moderation_log', 'notices', 'notification_settings', 'notifications', 'reminders'],
  ...['role_log', 'seen_episodes', 'sessions', 'signups', 'similar_titles', 'title_totals', 'used_captchas'],
  ...['user_tokens', 'watchlist_rules'],
]

describeOnBothDatabases('content changes', (server) => {
  const watching: ContentChanges[] = []
  afterEach(async () => {
    await Promise.all(watching.splice(0).map((each) => each.stop()))
  })
  const watch = async () => {
    const changes = watchContent(server().database)
    watching.push(changes)
    await expect.poll(() => changes.version()).not.toBeNull()
    return changes
  }

  it('are told by every table but those that no visitor sees', async () => {
    const { rows } = await server().database.db.execute<{ name: string }>(
      sql`select relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid where tgname = 'content_change'`,
    )
    const tables = Object.values(schema).filter((table) => is(table, PgTable))
    const seen = tables.map((table) => getTableName(table)).filter((name) => !UNSEEN.includes(name))
    expect(rows.map(({ name }) => name).sort()).toEqual(seen.sort())
  })

  it('count what was committed, by whichever connection', async () => {
    const changes = await watch()
    const before = changes.version()
    await addMovie(server())
    await expect.poll(() => changes.version()).toBeGreaterThan(before ?? 0)
  })

  it('are told when the transaction commits, not before', async () => {
    const { db } = server().database
    const changes = await watch()
    const before = changes.version()
    await db.transaction(async (tx) => {
      await tx.execute(sql`update movies set title = title`)
      await tx.execute(sql`select 1`)
      expect(changes.version()).toBe(before)
    })
    await expect.poll(() => changes.version()).not.toBe(before)
  })
})
