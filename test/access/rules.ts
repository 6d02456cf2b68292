import type { ThingType } from './things.ts'

/** The readers for whom a call exists. */
type Who = 'everybody' | 'members' | 'moderators' | 'admins'

/**
 * The condition on the member who names a thing.
 *
 * - `seen`: may see the thing. `own`: is its author; other members who see it are refused (403). `ownOnly`: the same,
 * but for other members the thing is unknown (404).
 * - `place`: as `seen`, but a thing that is hidden or deleted keeps its place for its replies.
 * - `ownLive`: as `own`, and the thing is not deleted.
 * - `known`: the thing exists, visible or not: for the moderation.
 */
type Asked = 'seen' | 'place' | 'own' | 'ownLive' | 'ownOnly' | 'known'

export type Rule = {
  who: Who
  /** Refused for new accounts and blocked members. */
  publishes?: true
  /** Has an effect that other members see: refused for blocked members, if they may see the thing. */
  reaches?: true
  asked?: Asked
  on?: readonly ThingType[]
  body?: object
}

const forEverybody = (on?: readonly ThingType[]): Rule => ({
  who: 'everybody',
  ...(on && { on, asked: 'seen' as const }),
})
const forMembers = (body?: object): Rule => ({ who: 'members', ...(body && { body }) })
const seen = (on: readonly ThingType[], body?: object): Rule => ({
  who: 'members',
  asked: 'seen',
  on,
  ...(body && { body }),
})
const own = (type: ThingType, body?: object): Rule => ({
  who: 'members',
  asked: 'own',
  on: [type],
  ...(body && { body }),
})
const forModerators = (body?: object): Rule => ({ who: 'moderators', ...(body && { body }) })
const publishes = (rule: Rule): Rule => ({ ...rule, publishes: true })

const reaches = (rule: Rule): Rule => ({ ...rule, reaches: true })

const titles = ['movies', 'series'] as const
const marked = ['lists', 'comments', 'trivia', 'articles'] as const
const comment = { comment: { body: 'Ich war hier.' } }
const fact = { trivia: { body: 'Der Film hat eine Länge.', category: 'Zahlen' } }
const watching = { type: 'movies', item: 'm-x', season: null, episode: null, watchedOn: '2026-11-20', rewatch: false }
const made = '1f0e3dad-9d2f-4b3a-8c1d-2f6a5b4c3d2e'
const meetup = { id: made, showings: ['s-x'], invited: ['u-x'], note: '' }
const privacy = { ratings: 'public', favourites: 'public', comments: 'public', lists: 'public', diary: 'public' }

/** Every call of the contract, classified by hand: a test fails for a call that is missing here. */
export const rules: Readonly<Record<string, Rule>> = {
  'GET /api/counts/movies': forEverybody(),
  'GET /api/counts/series': forEverybody(),
  'GET /api/movies': forEverybody(),
  'GET /api/movies/:id': forEverybody(['movies']),
  'GET /api/movies/:id/showtimes': forEverybody(['movies']),
  'GET /api/series': forEverybody(),
  'GET /api/series/:id': forEverybody(['series']),
  'GET /api/series/:id/seasons/:number': forEverybody(),
  'GET /api/series/:id/viewers': forEverybody(['series']),
  'GET /api/:type/:id/background': forEverybody(titles),
  'GET /api/:type/:id/lists': forEverybody(titles),
  'GET /api/collections/:id': forEverybody(),
  'GET /api/people': forEverybody(),
  'GET /api/people/:id': forEverybody(['people']),
  'GET /api/people/:id/awards': forEverybody(['people']),
  'GET /api/at_home/:list': forEverybody(),
  'GET /api/tv/programme': forEverybody(),
  'GET /api/:type/:id/consumptions': forEverybody(titles),
  'GET /api/cinema/movies': forEverybody(),
  'GET /api/cinema/starts': forEverybody(),
  'GET /api/cinema/upcoming': forEverybody(),
  'GET /api/cinema/cities': forEverybody(),
  'GET /api/cinemas': forEverybody(),
  'GET /api/places': forEverybody(),
  'GET /api/cinemas/bundle': forEverybody(),
  'GET /api/cinemas/:id': forEverybody(['cinemas']),
  'GET /api/cinemas/:id/showtimes': forEverybody(['cinemas']),
  'GET /api/cinema_showtimes/:id': forEverybody(),
  'GET /api/articles': forEverybody(),
  'GET /api/articles/:id': forEverybody(['articles']),
  'GET /api/me/articles/:id': { who: 'members', asked: 'ownOnly', on: ['articles'] },
  'PUT /api/me/drafts/:id': forMembers({ draft: { title: '', body: '', revision: 'r-x', base: null } }),
  'DELETE /api/me/drafts/:id': forMembers(),
  'PUT /api/me/drafts/:id/publication': publishes(forMembers({ publication: { revision: 'r-x', at: null } })),
  'DELETE /api/me/drafts/:id/publication': forMembers(),
  'GET /api/me/drafts/:id/versions': forMembers(),
  'GET /api/me/drafts/:id/versions/:revision': forMembers(),
  'POST /api/me/article_preview': forMembers({ body: 'Es ist dunkel.' }),
  'GET /api/:type/:id/comments': forEverybody(['movies', 'series', 'people', 'trivia', 'articles']),
  'GET /api/lists/:id/comments': forEverybody(['lists']),
  'GET /api/comments/:id': own('comments'),
  'GET /api/comments/:id/thread': forEverybody(['comments']),
  'GET /api/comments/:id/replies': { who: 'everybody', asked: 'place', on: ['comments'] },
  'POST /api/:type/:id/comments': publishes(
    seen(['movies', 'series', 'people', 'trivia', 'articles', 'lists'], comment),
  ),
  'PATCH /api/comments/:id': publishes({ ...own('comments', comment), asked: 'ownLive' }),
  'DELETE /api/comments/:id': own('comments'),
  'GET /api/:type/:id/trivia': forEverybody(titles),
  'GET /api/trivia/:id': forEverybody(['trivia']),
  'POST /api/:type/:id/trivia': publishes(seen(titles, fact)),
  'PATCH /api/trivia/:id': publishes({ ...own('trivia', fact), asked: 'ownLive' }),
  'DELETE /api/trivia/:id': own('trivia'),
  'PUT /api/:type/:id/rating': seen(titles, { rating: { value: 7 } }),
  'DELETE /api/:type/:id/rating': seen(titles),
  'GET /api/quick_ratings': forEverybody(),
  'PUT /api/:type/:id/digg': reaches(seen(marked)),
  'DELETE /api/:type/:id/digg': seen(marked),
  'PUT /api/:type/:id/vote': reaches(seen(['trivia'], { vote: 1 })),
  'DELETE /api/:type/:id/vote': seen(['trivia']),
  'PUT /api/:type/:id/flag': seen([...marked, 'messages', 'users'], { flag: { reason: 'spam' } }),
  'DELETE /api/:type/:id/flag': seen([...marked, 'messages', 'users']),
  'PUT /api/:type/:id/follow': seen(['people', 'users']),
  'DELETE /api/:type/:id/follow': seen(['people', 'users']),
  'PUT /api/:type/:id/mute': seen(['users']),
  'DELETE /api/:type/:id/mute': seen(['users']),
  'PUT /api/:type/:id/watch': seen([...titles, ...marked]),
  'DELETE /api/:type/:id/watch': seen([...titles, ...marked]),
  'PUT /api/:type/:id/watched': seen(titles),
  'DELETE /api/:type/:id/watched': seen(titles),
  'PUT /api/:type/:id/friendship': reaches(seen(['users'])),
  'DELETE /api/:type/:id/friendship': seen(['users']),
  'GET /api/lists': forEverybody(),
  'GET /api/lists/:id': forEverybody(['lists']),
  'GET /api/:type/:id/user_lists': forMembers(),
  'POST /api/lists': reaches(forMembers({ list: { name: 'Neu' } })),
  'PATCH /api/lists/:id': own('lists', { list: { name: 'Anders' } }),
  'PUT /api/lists/:id/order': { ...own('lists', { order: [] }), asked: 'ownLive' },
  'DELETE /api/lists/:id': own('lists'),
  'POST /api/lists/:id/items': {
    ...own('lists', { list_item: { source_id: 'm-x', source_type: 'Movie' } }),
    asked: 'ownLive',
  },
  'DELETE /api/lists/:id/items/:type/:item': { ...own('lists'), asked: 'ownLive' },
  'GET /api/users/:id': forEverybody(['users']),
  'GET /api/users/:id/ratings': forEverybody(['users']),
  'GET /api/users/:id/lists': forEverybody(['users']),
  'GET /api/users/:id/comments': forEverybody(['users']),
  'GET /api/users/:id/articles': forEverybody(['users']),
  'GET /api/users/:id/diary': forEverybody(['users']),
  'GET /api/users/:id/year': forEverybody(['users']),
  'GET /api/users': forMembers(),
  'GET /api/me/friendships': forMembers(),
  'GET /api/discussions': forEverybody(),
  'GET /api/me/activity': forMembers(),
  'GET /api/:type/:id/opinions': seen(titles),
  'GET /api/me/cinemas': forMembers(),
  'PUT /api/me/cinemas/:id': seen(['cinemas']),
  'DELETE /api/me/cinemas/:id': seen(['cinemas']),
  'PUT /api/me/episodes/:id': seen(['series'], { watched: true, episodes: [{ season: 1, numbers: [1] }] }),
  'PUT /api/me/diary/:id': forMembers({ entry: watching }),
  'DELETE /api/me/diary/:id': forMembers(),
  'PUT /api/me/reminders/:kind/:id': forMembers(),
  'DELETE /api/me/reminders/:kind/:id': forMembers(),
  'GET /api/meetups/:id': forMembers(),
  'POST /api/meetups': publishes(forMembers({ meetup })),
  'PUT /api/meetups/:id/answers/:showing': forMembers({ suits: true }),
  'PUT /api/meetups/:id/decision': forMembers({ showing: 's-x' }),
  'DELETE /api/meetups/:id': forMembers(),
  'DELETE /api/meetups/:id/membership': forMembers(),
  'GET /api/threads/:id/messages': forMembers(),
  'GET /api/me/messages': forMembers(),
  'POST /api/threads': publishes(forMembers({ thread: { id: made, members: ['u-x'] } })),
  'POST /api/threads/:id/messages': publishes(forMembers({ message: { id: made, body: 'Kommst du?' } })),
  'DELETE /api/threads/:id/messages/:message': forMembers(),
  'PUT /api/threads/:id/read': forMembers({ seq: 1 }),
  'PUT /api/threads/:id/attention': forMembers({ attention: 'muted' }),
  'DELETE /api/threads/:id/membership': forMembers(),
  'PUT /api/me/watchlist_rule': forMembers({ rule: 'keep' }),
  'GET /api/me/changes': forMembers(),
  'GET /api/events': forEverybody(),
  'GET /api/me/notifications': forMembers(),
  'PUT /api/me/notifications/read': forMembers({ read: { until: '1' } }),
  'PUT /api/me/notifications/settings': forMembers({
    settings: { replies: true, mentions: true, watched: true, friends: true },
  }),
  'POST /api/batch': forMembers({ commands: [] }),
  'GET /api/session': forEverybody(),
  // A signed-in member may sign in as another member; the credentials here are wrong.
  'POST /api/session': { who: 'everybody', body: {} },
  'GET /api/csrf_token': forEverybody(),
  'GET /api/captcha': forEverybody(),
  'POST /api/v1/users': { who: 'everybody', body: {} },
  'POST /api/activation': { who: 'everybody', body: {} },
  'POST /api/request_password': { who: 'everybody', body: {} },
  'PUT /api/password': { who: 'everybody', body: {} },
  'POST /api/password/link': { who: 'everybody', body: {} },
  'POST /api/email_confirmation': { who: 'everybody', body: {} },
  'GET /api/me/sessions': forMembers(),
  'DELETE /api/me/sessions/:id': forMembers(),
  'GET /api/me': forMembers(),
  'PATCH /api/me': forMembers({ account: { privacy } }),
  'PUT /api/me/avatar': reaches(forMembers()),
  'DELETE /api/me/avatar': forMembers(),
  'GET /api/me/export': forMembers(),
  'GET /api/search': forEverybody(),
  'GET /api/footer': forEverybody(),
  'GET /api/settings': forEverybody(),
  'GET /api/moderation/queue': forModerators(),
  'GET /api/moderation/log': forModerators(),
  'GET /api/moderation/users/:id': { who: 'moderators', asked: 'known', on: ['users'] },
  'POST /api/moderation/actions': forModerators({}),
  'GET /api/roles/members': { who: 'admins' },
  'GET /api/roles/log': { who: 'admins' },
  'PUT /api/users/:id/roles/:role': { who: 'admins', asked: 'known', on: ['users'] },
  'DELETE /api/users/:id/roles/:role': { who: 'admins', asked: 'known', on: ['users'] },
  'GET /api/me/notices': forMembers(),
  'PUT /api/me/notices/:id/read': forMembers(),
  // Without a password no account is deleted. These calls come last, because they end the sessions of the others.
  'DELETE /api/me': forMembers({ password: 'falsch' }),
  'DELETE /api/session': forEverybody(),
}

/** Routes outside of the contract, for everybody: none contains data of a member but the member's own pages. */
export const open: readonly string[] = [
  // The patterns with a star: addresses that no other route serves.
  ...['*', '/api/*', '/robots.txt', '/sitemap.xml', '/sitemap/:name.xml', '/rss/:name', '/images/:id/:width/:filename'],
  ...['/cinema_showtimes/:id.ics', '/healthz', '/readyz', '/t.gif', '/dev/mail', '/dev/mail/:id'],
]
