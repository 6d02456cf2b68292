import type { FastifyInstance } from 'fastify'
import { passwordCall, passwordLinkCall, requestPasswordCall } from '#contract/recovery.ts'
import { registerCall } from '../../http/registerCall.ts'
import { takeFromLimit } from '../../http/sharedLimit.ts'
import { toAddressKey } from '../../http/toAddressKey.ts'
import type { Recovery } from './service.ts'

/** Hard, since the answer must say whether a name is known (PRODUCT B3). */
const REQUESTS = [
  { max: 5, windowSeconds: 900 },
  { max: 20, windowSeconds: 86_400 },
]
const PASSWORDS = { max: 20, windowSeconds: 3600 }
const LINKS = { max: 60, windowSeconds: 3600 }

export function registerRecovery(app: FastifyInstance, recovery: Recovery): void {
  const { platform } = app
  registerCall(app, requestPasswordCall, async ({ body, request, now }) => {
    for (const limit of REQUESTS) {
      await takeFromLimit(platform, `recovery:${limit.windowSeconds}:${toAddressKey(request.ip)}`, limit, now)
    }
    await recovery.request(body.user)
    return {}
  })
  registerCall(app, passwordLinkCall, async ({ body, request, now }) => {
    await takeFromLimit(platform, `password:link:${toAddressKey(request.ip)}`, LINKS, now)
    return recovery.checkLink(body.token)
  })
  registerCall(app, passwordCall, async ({ body, request, now }) => {
    await takeFromLimit(platform, `password:${toAddressKey(request.ip)}`, PASSWORDS, now)
    return recovery.setPassword(body.token, body.password)
  })
}
