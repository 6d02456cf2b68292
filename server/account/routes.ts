import type { FastifyInstance } from 'fastify'
import { deleteAccountCall, exportCall } from '#contract/account.ts'
import { anonymous } from '#contract/session.ts'
import { registerCall } from '../http/registerCall.ts'
import { setSessionCookie } from '../http/sessionCookie.ts'
import { takeFromLimit } from '../http/sharedLimit.ts'
import type { Deletion } from './deletion/service.ts'
import { exportAccount } from './export/service.ts'
import type { Profile } from './profile/service.ts'

const EXPORTS = { max: 10, windowSeconds: 3600 }

/** The calls by which members export their data and delete their account. */
export function registerAccount(app: FastifyInstance, profile: Profile, deletion: Deletion): void {
  const { platform } = app
  const { config, database } = platform
  registerCall(app, exportCall, async ({ member, reply, now }) => {
    await takeFromLimit(platform, `export:${member.id}`, EXPORTS, now)
    const file = `${config.productName.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${now.toISOString().slice(0, 10)}.zip`
    reply.header('content-disposition', `attachment; filename="${file}"`)
    return exportAccount(database.db, member, config.productName, now)
  })
  registerCall(app, deleteAccountCall, async ({ member, body, reply }) => {
    await deletion.run(member, await profile.checkPassword(member, body.password, 'password'))
    setSessionCookie(reply, '')
    return anonymous
  })
}
