import { accountCall, confirmEmailCall, deleteAccountCall, exportCall, updateAccountCall } from './account.ts'
import { activityCall, discussionsCall } from './activity.ts'
import { deleteDraftCall, publishArticleCall, saveDraftCall, withdrawArticleCall } from './articleDrafts.ts'
import { articleCall, articlesCall, ownArticleCall } from './articles.ts'
import { articlePreviewCall, draftVersionCall, draftVersionsCall } from './articleVersions.ts'
import { atHomeCall } from './atHome.ts'
import { avatarCall, removeAvatarCall } from './avatar.ts'
import { backgroundCall, personAwardsCall } from './background.ts'
import { batchCall } from './batch.ts'
import type { Call } from './call.ts'
import { captchaCall } from './captcha.ts'
import { movieCall } from './catalogue.ts'
import { changesCall } from './changes.ts'
import { cinemaCall, cinemasCall, citiesCall } from './cinema.ts'
import { collectionCall, titleListsCall } from './collections.ts'
import { commentsCall, commentThreadCall, listCommentsCall, repliesCall } from './comments.ts'
import { consumptionsCall } from './consumptions.ts'
import { deleteDiaryEntryCall, putDiaryEntryCall } from './diary.ts'
import { eventsCall } from './events.ts'
import { favouriteCinemaCall, favouriteCinemasCall, unfavouriteCinemaCall } from './favourites.ts'
import { footerCall } from './footer.ts'
import { friendshipsCall, opinionsCall, usersCall } from './friends.ts'
import { listCall, listsCall, userListsCall } from './lists.ts'
import { clearMarkCall, setMarkCall } from './marks.ts'
import {
  answerMeetupCall,
  cancelMeetupCall,
  decideMeetupCall,
  leaveMeetupCall,
  meetupCall,
  proposeMeetupCall,
} from './meetups.ts'
import {
  deleteMessageCall,
  leaveThreadCall,
  messagesCall,
  readThreadCall,
  searchMessagesCall,
  sendMessageCall,
  startThreadCall,
  threadAttentionCall,
} from './messages.ts'
import { moderateCall } from './moderation.ts'
import { moderationLogCall } from './moderationLog.ts'
import { moderationMemberCall } from './moderationMembers.ts'
import { noticesCall, readNoticeCall } from './moderationNotices.ts'
import { moderationQueueCall } from './moderationQueue.ts'
import { notificationSettingsCall, notificationsCall, readNotificationsCall } from './notifications.ts'
import { offlineBundleCall } from './offlineBundle.ts'
import { createCommentCall, deleteCommentCall, ownCommentCall, updateCommentCall } from './ownComments.ts'
import { markEpisodesCall } from './ownEpisodes.ts'
import { addListItemCall, removeListItemCall } from './ownListItems.ts'
import { createListCall, deleteListCall, orderListCall, updateListCall } from './ownLists.ts'
import { createTriviaCall, deleteTriviaCall, updateTriviaCall } from './ownTrivia.ts'
import { peopleCall, personCall } from './people.ts'
import { placesCall } from './places.ts'
import { cinemaMoviesCall, cinemaShowtimesCall, movieShowtimesCall } from './programme.ts'
import { quickRatingsCall } from './quickRatings.ts'
import { clearRatingCall, setRatingCall } from './ratings.ts'
import { passwordCall, passwordLinkCall, requestPasswordCall } from './recovery.ts'
import { startsCall, upcomingCall } from './releases.ts'
import { clearReminderCall, setReminderCall } from './reminders.ts'
import { giveRoleCall, roleLogCall, roleMembersCall, takeRoleCall } from './roleChanges.ts'
import { searchCall } from './search.ts'
import { seasonCall, seriesCall, seriesListCall } from './series.ts'
import { csrfTokenCall, loginCall, logoutCall, sessionCall } from './session.ts'
import { endSessionCall, sessionsCall } from './sessions.ts'
import { settingsCall } from './settings.ts'
import { showtimeCall } from './showtimes.ts'
import { activationCall, signupCall } from './signup.ts'
import { movieCountsCall, moviesCall, seriesCountsCall } from './titles.ts'
import { factCall, triviaCall } from './trivia.ts'
import { tvCall } from './tv.ts'
import {
  userArticlesCall,
  userCommentsCall,
  userDiaryCall,
  userListsOfCall,
  userRatingsCall,
} from './userCollections.ts'
import { profileCall } from './users.ts'
import { episodeViewersCall } from './viewers.ts'
import { setWatchlistRuleCall } from './watchlistRule.ts'
import { userYearCall } from './year.ts'

/** Every call of the API. A test fails when one of them is not served. */
export const calls: readonly Call[] = [
  movieCall,
  moviesCall,
  movieCountsCall,
  seriesCountsCall,
  seriesCall,
  seasonCall,
  episodeViewersCall,
  seriesListCall,
  backgroundCall,
  personAwardsCall,
  titleListsCall,
  collectionCall,
  consumptionsCall,
  peopleCall,
  atHomeCall,
  tvCall,
  personCall,
  cinemaMoviesCall,
  startsCall,
  upcomingCall,
  citiesCall,
  movieShowtimesCall,
  placesCall,
  cinemasCall,
  cinemaCall,
  cinemaShowtimesCall,
  showtimeCall,
  offlineBundleCall,
  articlesCall,
  articleCall,
  ownArticleCall,
  saveDraftCall,
  deleteDraftCall,
  publishArticleCall,
  withdrawArticleCall,
  draftVersionsCall,
  draftVersionCall,
  articlePreviewCall,
  commentsCall,
  listCommentsCall,
  commentThreadCall,
  repliesCall,
  ownCommentCall,
  createCommentCall,
  updateCommentCall,
  deleteCommentCall,
  triviaCall,
  factCall,
  createTriviaCall,
  updateTriviaCall,
  deleteTriviaCall,
  setRatingCall,
  clearRatingCall,
  quickRatingsCall,
  setMarkCall,
  clearMarkCall,
  listsCall,
  listCall,
  userListsCall,
  createListCall,
  updateListCall,
  orderListCall,
  deleteListCall,
  addListItemCall,
  removeListItemCall,
  profileCall,
  userRatingsCall,
  userListsOfCall,
  userCommentsCall,
  userArticlesCall,
  userDiaryCall,
  userYearCall,
  usersCall,
  friendshipsCall,
  opinionsCall,
  discussionsCall,
  activityCall,
  favouriteCinemasCall,
  favouriteCinemaCall,
  unfavouriteCinemaCall,
  setReminderCall,
  clearReminderCall,
  meetupCall,
  proposeMeetupCall,
  answerMeetupCall,
  decideMeetupCall,
  cancelMeetupCall,
  leaveMeetupCall,
  messagesCall,
  searchMessagesCall,
  startThreadCall,
  sendMessageCall,
  deleteMessageCall,
  readThreadCall,
  threadAttentionCall,
  leaveThreadCall,
  changesCall,
  eventsCall,
  notificationsCall,
  readNotificationsCall,
  notificationSettingsCall,
  batchCall,
  sessionCall,
  loginCall,
  logoutCall,
  csrfTokenCall,
  captchaCall,
  signupCall,
  activationCall,
  requestPasswordCall,
  passwordCall,
  passwordLinkCall,
  sessionsCall,
  endSessionCall,
  accountCall,
  updateAccountCall,
  setWatchlistRuleCall,
  markEpisodesCall,
  putDiaryEntryCall,
  deleteDiaryEntryCall,
  confirmEmailCall,
  avatarCall,
  removeAvatarCall,
  exportCall,
  deleteAccountCall,
  searchCall,
  footerCall,
  settingsCall,
  moderationQueueCall,
  moderationLogCall,
  moderationMemberCall,
  moderateCall,
  roleMembersCall,
  roleLogCall,
  giveRoleCall,
  takeRoleCall,
  noticesCall,
  readNoticeCall,
]
