import { ownAccount, ownUserTokens } from './account/personal.ts'
import { ownDrafts, ownVersions } from './articles/personal.ts'
import { ownFavouriteCinemas } from './cinema/personal.ts'
import type { PersonalTable } from './db/described.ts'
import { ownDeviceIntents, ownEffects, ownReceipts } from './db/personal.ts'
import { ownListItems } from './lists/personal.ts'
import { ownMarks, ownWatchlistRules } from './marks/personal.ts'
import { ownMeetupAnswers, ownMeetupMemberships, ownMeetups } from './meetups/personal.ts'
import { ownMessageDeletions, ownThreadMemberships } from './messages/personal.ts'
import { ownBlocks, ownNotices } from './moderation/personal.ts'
import { ownNotificationSettings, ownNotifications } from './notifications/personal.ts'
import { ownRatings } from './ratings/personal.ts'
import { ownReminders } from './reminders/personal.ts'
import { ownSessions } from './session/personal.ts'
import { ownPrivacy } from './users/personal.ts'
import { ownDiary, ownEpisodes } from './watching/personal.ts'

/**
 * Every table that belongs to a user beside those of things, in the order of the export. A test fails when the schema has
 * another one: its domain describes it in `personal.ts`, and it is named here.
 */
export const ownTables: readonly PersonalTable[] = [
  ...[ownAccount, ownSessions, ownRatings, ownMarks, ownWatchlistRules, ownListItems, ownPrivacy, ownFavouriteCinemas],
  ...[ownEffects, ownBlocks, ownNotices, ownNotifications, ownNotificationSettings, ownReminders, ownUserTokens],
  ...[ownReceipts, ownDeviceIntents, ownEpisodes, ownDiary],
  ...[ownMeetups, ownMeetupMemberships, ownMeetupAnswers],
  ...[ownThreadMemberships, ownMessageDeletions],
  ...[ownDrafts, ownVersions],
]
