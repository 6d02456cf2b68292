import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { decodeQuery } from '#contract/query.ts'
import { createDeletion } from './account/deletion/service.ts'
import { registerProfile } from './account/profile/routes.ts'
import { createProfile } from './account/profile/service.ts'
import { registerRecovery } from './account/recovery/routes.ts'
import { createRecovery } from './account/recovery/service.ts'
import { registerAccount } from './account/routes.ts'
import { registerActivity } from './activity/routes.ts'
import { allThings } from './allThings.ts'
import { registerArticles } from './articles/routes.ts'
import { registerBackground } from './background/routes.ts'
import { registerBeacon } from './beacon/routes.ts'
import { registerCaptcha } from './captcha/routes.ts'
import { createCaptchas } from './captcha/service.ts'
import { registerCatalogue } from './catalogue/routes.ts'
import { registerChanges } from './changes/routes.ts'
import { registerFavourites } from './cinema/favourites/routes.ts'
import { registerOfflineBundle } from './cinema/offlineBundle/routes.ts'
import { registerCinema } from './cinema/routes.ts'
import { registerComments } from './comments/routes.ts'
import { registerConsumption } from './consumption/routes.ts'
import type { Database } from './db/client.ts'
import { watchContent } from './db/contentChanges.ts'
import { createHub, type HubTimes } from './events/hub/service.ts'
import { registerEvents } from './events/routes.ts'
import { registerFeeds } from './feeds/routes.ts'
import { registerFooter } from './footer/routes.ts'
import { registerFriends } from './friends/routes.ts'
import { ANSWERED_HERE, createBareAnswers } from './http/bareAnswers.ts'
import { registerBatch } from './http/batch.ts'
import type { Clock } from './http/clock.ts'
import type { Config } from './http/config.ts'
import { watchConnections } from './http/connections.ts'
import { readSessionToken } from './http/cookies.ts'
import { registerDocs } from './http/docs.ts'
import { registerErrorHandler } from './http/errorHandler.ts'
import { registerHealth } from './http/health.ts'
import { registerJsonBody } from './http/jsonBody.ts'
import { type Patience, registerBodyDeadline, toServerTimes } from './http/patience.ts'
import { decoratePlatform } from './http/platform.ts'
import { registerPlugins } from './http/plugins.ts'
import { toOriginForm } from './http/readableUrl.ts'
import { withoutTokensOfRequests } from './http/requestLog.ts'
import { toFastifyTrust } from './http/trustProxy.ts'
import { createTurns } from './http/turns.ts'
import { registerUnknownCalls } from './http/unknownCalls.ts'
import { validatorCompiler } from './http/validatorCompiler.ts'
import type { Jobs } from './jobs/service.ts'
import { registerLists } from './lists/routes.ts'
import { registerMailPage } from './mail/routes.ts'
import { createMailer } from './mail/service.ts'
import { onPairChange } from './marks/pairs.ts'
import { registerMarks } from './marks/routes.ts'
import { registerMedia } from './media/routes.ts'
import { registerMeetups } from './meetups/routes.ts'
import { noteMeetupsBetween } from './meetups/service.ts'
import { registerMessages } from './messages/routes.ts'
import { noteThreadsBetween } from './messages/service.ts'
import { registerModeration } from './moderation/routes.ts'
import { registerNotifications } from './notifications/routes.ts'
import { registerRatings } from './ratings/routes.ts'
import { registerReminders } from './reminders/routes.ts'
import { registerPages } from './render/pages.ts'
import { toVendorSources } from './render/vendorSources.ts'
import { registerRoles } from './roles/routes.ts'
import { registerSearch } from './search/routes.ts'
import { registerSession } from './session/routes.ts'
import { createSessionService } from './session/service.ts'
import { registerSettings } from './settings/routes.ts'
import { registerSignup } from './signup/routes.ts'
import { createSignups } from './signup/service.ts'
import { createSocialSignIn } from './signup/social/service.ts'
import { registerThings } from './things/registry.ts'
import { registerTrivia } from './trivia/routes.ts'
import { registerUsers } from './users/routes.ts'
import { registerWatching } from './watching/routes.ts'

/** No call takes more. */
const BODY_LIMIT = 64 * 1024
/** Of rendered pages: each costs as much as several calls, and one person opens a few at a time. */
const PAGE_TURNS = { atOnce: 4, waiting: 32 }
/** Of all addresses together: what waits longer is sent as the empty shell, which the browser fills by itself. */
const ALL_PAGE_TURNS = { atOnce: 8, waiting: 32 }

export type AppInput = {
  config: Config
  database: Database
  clock: Clock
  logger: FastifyBaseLogger
  jobs: Jobs
  /** Signs XSRF tokens. */
  secret: string
  /** How the stream of events keeps time; tests let it go quicker. */
  live?: Partial<HubTimes>
  /** How long is waited for clients; tests wait shorter. */
  patience?: Partial<Patience>
  /** Where `client/` and `render/` were built; without it only the API is served. */
  distDir?: string
}

/** Wires everything, in sight. The caller listens, and closes what it opened. */
export async function buildApp(input: AppInput): Promise<FastifyInstance> {
  const { config, database, clock, logger, secret } = input
  registerThings(allThings)
  onPairChange(noteMeetupsBetween)
  onPairChange(noteThreadsBetween)
  const times = toServerTimes(input.patience)
  const app = Fastify({
    loggerInstance: withoutTokensOfRequests(logger),
    trustProxy: toFastifyTrust(config.trustProxy),
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    ...times,
    http: { ...times.http, ...ANSWERED_HERE },
    rewriteUrl: ({ url = '/' }) => toOriginForm(url),
    ...createBareAnswers(config),
    routerOptions: { querystringParser: decodeQuery, maxParamLength: 200 },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.removeContentTypeParser('text/plain')
  registerJsonBody(app)
  const sessions = createSessionService(database.db, clock, config.demoData, config.passwordMemory)
  decoratePlatform(app, { config, database, clock, secret, sessions })
  registerBodyDeadline(app, input.patience)
  const endConnections = watchConnections(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })

  registerErrorHandler(app)
  await registerPlugins(app)
  await registerDocs(app)
  registerUnknownCalls(app)
  registerHealth(app)
  const captchas = createCaptchas(app.platform)
  registerCaptcha(app, captchas)
  const mailer = createMailer({ config, clock, jobs: input.jobs })
  await registerSignup(app, createSignups(app.platform, captchas, mailer))
  registerSession(app, sessions, captchas, createSocialSignIn(app.platform, mailer))
  registerRecovery(app, createRecovery(app.platform, sessions, mailer))
  const profile = createProfile(app.platform, sessions, mailer)
  await registerProfile(app, profile)
  registerAccount(app, profile, createDeletion(app.platform, mailer))
  registerCatalogue(app)
  registerBackground(app)
  registerCinema(app)
  registerConsumption(app)
  registerRatings(app)
  registerMarks(app)
  registerWatching(app)
  registerComments(app)
  registerTrivia(app)
  registerArticles(app)
  registerLists(app)
  registerUsers(app)
  registerFriends(app)
  registerActivity(app)
  registerSearch(app)
  registerFavourites(app)
  registerReminders(app)
  registerMeetups(app)
  registerMessages(app)
  registerOfflineBundle(app)
  registerChanges(app)
  registerEvents(app, createHub({ database, sessions, logger, ...(input.live && { times: input.live }) }))
  registerNotifications(app)
  registerBatch(app)
  registerFooter(app)
  registerModeration(app)
  registerRoles(app)
  registerSettings(app)
  registerFeeds(app)
  registerMedia(app, input.jobs)
  registerMailPage(app)
  registerBeacon(app)

  // After the streams of events, which end themselves.
  app.addHook('preClose', endConnections)
  if (input.distDir !== undefined) {
    const content = watchContent(database)
    app.addHook('onClose', () => content.stop())
    await registerPages(app, {
      distDir: input.distDir,
      publicUrl: config.publicUrl,
      isPersonal: (request) => readSessionToken(request) !== undefined,
      vendors: toVendorSources(config),
      now: clock,
      contentVersion: content.version,
      countPage: (request, cost) => app.countPage(request, cost),
      inTurn: createTurns(app.platform, PAGE_TURNS, ALL_PAGE_TURNS),
    })
  }
  return app
}
