import Fastify from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Call, defineCall } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { UserId } from '#contract/ids.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import { createVisitor } from '../../test/visitor.ts'
import { readConfig } from './config.ts'
import { registerErrorHandler } from './errorHandler.ts'
import { decoratePlatform, type Member } from './platform.ts'
import { registerPlugins } from './plugins.ts'
import { registerCall } from './registerCall.ts'
import { validatorCompiler } from './validatorCompiler.ts'
import { createXsrfToken } from './xsrf.ts'

const HOUR = 3_600_000
const NOW = new Date('2026-11-21T11:00:00Z')

const publishCall = defineCall({
  method: 'POST',
  path: '/api/things',
  summary: 'Publish',
  audience: 'member',
  publishes: true,
  answer: z.object({ by: z.string() }),
})
const moderateCall = defineCall({
  method: 'GET',
  path: '/api/queue',
  summary: 'Moderate',
  audience: 'member',
  permission: 'moderate',
  answer: z.object({ by: z.string() }),
})

const member: Member = { id: z.parse(UserId, 'u-1'), username: 'anna', credentials: '', createdAt: NOW }
const app = Fastify()
beforeAll(async () => {
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  const sessions = { findMember: async () => member }
  const platform = { config: readConfig({}, '/'), clock: () => NOW, sessions, secret: 's' }
  decoratePlatform(app, platform as unknown as typeof app.platform)
  registerErrorHandler(app)
  await registerPlugins(app)
  registerCall(app, publishCall, async (call) => ({ by: call.member.username }))
  registerCall(app, moderateCall, async (call) => ({ by: call.member.username }))
})
afterAll(() => app.close())

function browser() {
  const visitor = createVisitor(app, () => NOW)
  visitor.cookies.set('session', 't')
  visitor.cookies.set('XSRF-TOKEN', createXsrfToken('s', 't'))
  return visitor
}

it.each([
  [0, '', 460],
  [24 * HOUR - 1, '', 460],
  [1 * HOUR, 'admin_user critic_user', 460],
  [24 * HOUR, '', 200],
])('lets an account of %i ms with the roles %j publish: %i', async (age, credentials, status) => {
  Object.assign(member, { createdAt: new Date(NOW.getTime() - age), credentials })
  const answer = await browser().send('POST', publishCall.path)
  expect(answer.statusCode).toBe(status)
  if (status !== 460) return
  expect(answer.json()).toMatchObject({ code: 'account_too_new', status: 460 })
  expect(answer.headers['retry-after']).toBe(String(Math.ceil((24 * HOUR - age) / 1000)))
})

it.each([
  ['', 403],
  ['critic_user', 403],
  ['community_managers', 403],
  ['community_manager', 200],
  ['critic_user admin_user', 200],
])('opens what needs a role to %j: %i', async (credentials, status) => {
  Object.assign(member, { credentials })
  const answer = await browser().get(moderateCall.path)
  expect(answer.statusCode).toBe(status)
  if (status === 403) expect(answer.json().code).toBe('role')
})

it('serves no call that asks for rights and not for a member', () => {
  const open: Call = { ...publishCall, path: '/api/open', audience: 'personal' }
  expect(() => registerCall(app, open, async () => ({ by: '' }))).toThrow(/must be for members/)
})

it('has every call of the contract that puts words before others wait for 24 hours', () => {
  const words = /\/(comments|trivia|articles|messages|posts|threads|replies)\b(?!.*\/(read|attention)$)/
  const forgotten = calls.filter(
    (call) => ['POST', 'PUT', 'PATCH'].includes(call.method) && words.test(call.path) && call.publishes !== true,
  )
  expect(forgotten.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})

describeOnBothDatabases('a new account', (server) => {
  it('is held back by every call that publishes, and rates at once', async () => {
    const user = await server().addUser({ createdAt: new Date(server().clock.now.getTime() - HOUR) })
    const visitor = await server().member(user)
    for (const { method, path } of calls.filter((call) => call.publishes === true)) {
      const answer = await visitor.command(method, path.replace(/:\w+/g, 'x'), {})
      expect([method, path, answer.statusCode, answer.json().code]).toEqual([method, path, 460, 'account_too_new'])
    }
    const rating = { rating: { value: 8, top: false, flop: false } }
    // Not 460: the film is unknown, the rating itself is welcome.
    expect((await visitor.command('PUT', '/api/movies/unbekannt/rating', rating)).statusCode).toBe(404)
  })
})
