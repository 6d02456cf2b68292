import {
  accountCall,
  avatarCall,
  confirmEmailCall,
  deleteAccountCall,
  exportCall,
  removeAvatarCall,
  updateAccountCall,
} from './account.ts'
import { activityCall, discussionsCall } from './activity.ts'
import { articleCall, articlesCall, ownArticleCall } from './articles.ts'
import { batchCall } from './batch.ts'
import { cinemaBundleCall } from './bundle.ts'
import type { Call } from './call.ts'
import { captchaCall } from './captcha.ts'
import { movieCall } from './catalogue.ts'
import { changesCall } from './changes.ts'
import {
  cinemaCall,
  cinemaMoviesCall,
  cinemaShowtimesCall,
  cinemasCall,
  citiesCall,
  movieShowtimesCall,
  showtimeCall,
} from './cinema.ts'
import {
  commentsCall,
  commentThreadCall,
  createCommentCall,
  deleteCommentCall,
  listCommentsCall,
  ownCommentCall,
  repliesCall,
  updateCommentCall,
} from './comments.ts'
import { consumptionsCall } from './consumptions.ts'
import { eventsCall } from './events.ts'
import { favouriteCinemaCall, favouriteCinemasCall, unfavouriteCinemaCall } from './favourites.ts'
import { footerCall } from './footer.ts'
import { friendshipsCall, opinionsCall, usersCall } from './friends.ts'
import {
  addListItemCall,
  createListCall,
  deleteListCall,
  listCall,
  listsCall,
  orderListCall,
  removeListItemCall,
  updateListCall,
  userListsCall,
} from './lists.ts'
import { clearMarkCall, setMarkCall } from './marks.ts'
import {
  moderateCall,
  moderationLogCall,
  moderationMemberCall,
  moderationQueueCall,
  noticesCall,
  readNoticeCall,
} from './moderation.ts'
import { notificationSettingsCall, notificationsCall, readNotificationsCall } from './notifications.ts'
import { createTriviaCall, deleteTriviaCall, updateTriviaCall } from './ownTrivia.ts'
import { personCall } from './people.ts'
import { placesCall } from './places.ts'
import { quickRatingsCall } from './quickRatings.ts'
import { clearRatingCall, setRatingCall } from './ratings.ts'
import { passwordCall, passwordLinkCall, requestPasswordCall } from './recovery.ts'
import { startsCall, upcomingCall } from './releases.ts'
import { giveRoleCall, roleLogCall, roleMembersCall, takeRoleCall } from './roleChanges.ts'
import { searchCall } from './search.ts'
import { seriesCall, seriesListCall } from './series.ts'
import { csrfTokenCall, loginCall, logoutCall, sessionCall } from './session.ts'
import { endSessionCall, sessionsCall } from './sessions.ts'
import { settingsCall } from './settings.ts'
import { activationCall, signupCall } from './signup.ts'
import { moviesCall } from './titles.ts'
import { factCall, triviaCall } from './trivia.ts'
import { profileCall, userArticlesCall, userCommentsCall, userListsOfCall, userRatingsCall } from './users.ts'
import { setWatchlistRuleCall } from './watchlistRule.ts'

/** Every call of the API. A test fails when one of them is not served. */
export const calls: readonly Call[] = [
  movieCall,
  moviesCall,
  seriesCall,
  seriesListCall,
  consumptionsCall,
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
  cinemaBundleCall,
  articlesCall,
  articleCall,
  ownArticleCall,
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
  usersCall,
  friendshipsCall,
  opinionsCall,
  discussionsCall,
  activityCall,
  favouriteCinemasCall,
  favouriteCinemaCall,
  unfavouriteCinemaCall,
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
