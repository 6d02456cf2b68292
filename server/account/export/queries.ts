import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { userTokens } from '../../db/schema/account.ts'
import { cinemas } from '../../db/schema/cinema.ts'
import { effects } from '../../db/schema/commands.ts'
import { favouriteCinemas } from '../../db/schema/favourites.ts'
import { listItems, lists } from '../../db/schema/lists.ts'
import { marks, watchlistRules } from '../../db/schema/marks.ts'
import { memberBlocks, notices } from '../../db/schema/moderation.ts'
import { notificationSettings, notifications } from '../../db/schema/notifications.ts'
import { privacy } from '../../db/schema/privacy.ts'
import { ratings } from '../../db/schema/ratings.ts'
import { sessions } from '../../db/schema/session.ts'
import { users } from '../../db/schema/users.ts'
import { findNames } from '../../things/queries.ts'
import type { ThingKind } from '../../things/thing.ts'

/** A user's rows by table, without secrets and without what only machines need. */
export async function findPersonalRows(db: Db, userId: string) {
  return {
    users: await db
      .select({
        id: users.id,
        username: users.username,
        email: users.email,
        credentials: users.credentials,
        createdAt: users.createdAt,
        activatedAt: users.activatedAt,
        wantsNewsletter: users.wantsNewsletter,
        facebookId: users.facebookId,
      })
      .from(users)
      .where(eq(users.id, userId)),
    sessions: await db
      .select({
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
        userAgent: sessions.userAgent,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(sessions.createdAt)),
    ratings: await db
      .select({
        itemType: ratings.itemType,
        itemId: ratings.itemId,
        value: ratings.value,
        top: ratings.top,
        flop: ratings.flop,
        critic: ratings.critic,
        intentAt: ratings.intentAt,
        updatedAt: ratings.updatedAt,
      })
      .from(ratings)
      .where(eq(ratings.userId, userId))
      .orderBy(asc(ratings.changeSeq)),
    marks: await db
      .select({
        kind: marks.kind,
        itemType: marks.itemType,
        itemId: marks.itemId,
        set: marks.set,
        vote: marks.vote,
        reason: marks.reason,
        words: marks.words,
        intentAt: marks.intentAt,
        updatedAt: marks.updatedAt,
      })
      .from(marks)
      .where(eq(marks.userId, userId))
      .orderBy(asc(marks.changeSeq)),
    watchlist_rules: await db
      .select({ rule: watchlistRules.rule, updatedAt: watchlistRules.updatedAt })
      .from(watchlistRules)
      .where(eq(watchlistRules.userId, userId)),
    list_items: await db
      .select({
        list: lists.name,
        listId: listItems.listId,
        itemType: listItems.itemType,
        itemId: listItems.itemId,
        on: listItems.on,
        description: listItems.description,
        addedAt: listItems.addedAt,
        updatedAt: listItems.updatedAt,
      })
      .from(listItems)
      .innerJoin(lists, eq(lists.id, listItems.listId))
      .where(eq(listItems.userId, userId))
      .orderBy(asc(lists.createdAt), asc(listItems.addedAt)),
    privacy: await db
      .select({
        ratings: privacy.ratings,
        favourites: privacy.favourites,
        lists: privacy.lists,
        comments: privacy.comments,
      })
      .from(privacy)
      .where(eq(privacy.userId, userId)),
    favourite_cinemas: await db
      .select({
        cinemaId: favouriteCinemas.cinemaId,
        name: cinemas.name,
        favourite: favouriteCinemas.favourite,
        updatedAt: favouriteCinemas.updatedAt,
      })
      .from(favouriteCinemas)
      .innerJoin(cinemas, eq(cinemas.id, favouriteCinemas.cinemaId))
      .where(eq(favouriteCinemas.userId, userId))
      .orderBy(asc(favouriteCinemas.changeSeq)),
    effects: await db
      .select({ kind: effects.kind, target: effects.target, at: effects.at })
      .from(effects)
      .where(eq(effects.userId, userId))
      .orderBy(asc(effects.id)),
    member_blocks: await db
      .select({ since: memberBlocks.since, until: memberBlocks.until, reason: memberBlocks.reason })
      .from(memberBlocks)
      .where(eq(memberBlocks.userId, userId)),
    notices: await db
      .select({
        action: notices.action,
        itemType: notices.itemType,
        itemId: notices.itemId,
        reason: notices.reason,
        until: notices.until,
        createdAt: notices.createdAt,
        readAt: notices.readAt,
      })
      .from(notices)
      .where(eq(notices.userId, userId))
      .orderBy(asc(notices.createdAt)),
    notifications: await db
      .select({
        kind: notifications.kind,
        itemType: notifications.subjectType,
        itemId: notifications.subjectId,
        words: notifications.words,
        createdAt: notifications.createdAt,
        readAt: notifications.readAt,
      })
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(asc(notifications.id)),
    notification_settings: await db
      .select({
        replies: notificationSettings.replies,
        mentions: notificationSettings.mentions,
        watched: notificationSettings.watched,
        friends: notificationSettings.friends,
      })
      .from(notificationSettings)
      .where(eq(notificationSettings.userId, userId)),
    user_tokens: await db
      .select({
        purpose: userTokens.purpose,
        email: userTokens.email,
        createdAt: userTokens.createdAt,
        expiresAt: userTokens.expiresAt,
      })
      .from(userTokens)
      .where(eq(userTokens.userId, userId))
      .orderBy(asc(userTokens.createdAt)),
  }
}

/** A member's things of one kind, as its domain exports them. */
export async function findWritten(db: Db, { table, author, exported }: ThingKind, userId: string): Promise<Row[]> {
  if (!author || !exported) return []
  const rows = await db
    .select(exported.columns)
    .from(table)
    .where(eq(author, userId))
    .orderBy(asc(table.createdAt ?? table.id))
  return rows as Row[]
}

export type Row = Record<string, string | number | boolean | Date | null>

/** Names of things by `type/id`: an id alone tells its member nothing. */
export async function findTitles(db: Db, things: readonly ThingOfRow[], viewer: string): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for (const type of new Set(things.map(({ itemType }) => itemType))) {
    const ids = [...new Set(things.flatMap(({ itemType, itemId }) => (itemType === type ? [itemId] : [])))]
    for (let from = 0; from < ids.length; from += 5000) {
      const rows = await findNames(db, type, ids.slice(from, from + 5000), viewer)
      for (const { id, name } of rows) titles.set(`${type}/${id}`, name)
    }
  }
  return titles
}

export type ThingOfRow = { itemType: string; itemId: string }
