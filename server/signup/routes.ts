import type { FastifyInstance } from 'fastify'
import { decodeForm } from '#contract/form.ts'
import { activationCall, signupCall } from '#contract/signup.ts'
import { registerCall } from '../http/registerCall.ts'
import { takeFromLimit } from '../http/sharedLimit.ts'
import { toAddressKey } from '../http/toAddressKey.ts'
import type { Signups } from './service.ts'

/** Attempts of one address: names are not probed, links not guessed. */
const SIGNUPS = { max: 30, windowSeconds: 3600 }
const ACTIVATIONS = { max: 60, windowSeconds: 3600 }

export async function registerSignup(app: FastifyInstance, signups: Signups): Promise<void> {
  const { platform } = app
  const { userApiBase, publicUrl } = platform.config
  // Another site's user API has its own.
  const path = userApiBase.startsWith('/') ? `${userApiBase}/users` : signupCall.path

  // A scope of its own: every other call goes on refusing forms, which any site can post.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, decodeForm(String(body))),
    )
    registerCall(scope, { ...signupCall, path }, async ({ body, request, now }) => {
      await takeFromLimit(platform, `signup:address:${toAddressKey(request.ip)}`, SIGNUPS, now)
      return signups.register(body.user, publicUrl.hostname)
    })
  })

  registerCall(app, activationCall, async ({ body, request, now }) => {
    await takeFromLimit(platform, `activation:address:${toAddressKey(request.ip)}`, ACTIVATIONS, now)
    return signups.activate(body.token)
  })
}
