import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accountCall, confirmEmailCall, updateAccountCall } from '#contract/account.ts'
import { avatarCall, avatarTypes, MAX_AVATAR_BYTES, removeAvatarCall } from '#contract/avatar.ts'
import { refuseBlocked } from '../../http/blocked.ts'
import type { CallContext } from '../../http/callHandler.ts'
import type { Member } from '../../http/platform.ts'
import { ProblemError } from '../../http/problemError.ts'
import { registerCall } from '../../http/registerCall.ts'
import { setSessionCookie } from '../../http/sessionCookie.ts'
import { takeFromLimit } from '../../http/sharedLimit.ts'
import { toAddressKey } from '../../http/toAddressKey.ts'
import { whenOver } from '../../http/whenOver.ts'
import type { Profile } from './service.ts'
import { createUploadQueue } from './uploadQueue.ts'

const CONFIRMATIONS = { max: 60, windowSeconds: 3600 }
/** Decoding a photograph costs more than any other call. */
const UPLOADS = { max: 20, windowSeconds: 3600 }

export async function registerProfile(app: FastifyInstance, profile: Profile): Promise<void> {
  const { platform } = app
  registerCall(app, accountCall, ({ member }) => profile.read(member))
  registerCall(app, updateAccountCall, async ({ member, body, request, reply }) => {
    const userAgent = request.headers['user-agent'] ?? ''
    const { account, sessionToken } = await profile.update(member, body.account, userAgent)
    if (sessionToken !== null) setSessionCookie(reply, sessionToken)
    return account
  })
  registerCall(app, confirmEmailCall, async ({ body, request, now }) => {
    await takeFromLimit(platform, `email:address:${toAddressKey(request.ip)}`, CONFIRMATIONS, now)
    return profile.confirmEmail(body.token)
  })
  registerCall(app, removeAvatarCall, ({ member }) => profile.removeAvatar(member))

  // A scope of its own: no other call takes pictures, nor so many bytes.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const queue = createUploadQueue()
    scope.addContentTypeParser([...avatarTypes], { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    const upload = async ({ member, request, now }: CallContext<typeof avatarCall>) => {
      const { body: picture } = request
      if (!Buffer.isBuffer(picture)) throw new ProblemError('media_type')
      refuseBlocked(member, now)
      return queue.run(member.id, async () => {
        await takeFromLimit(platform, `avatar:${member.id}`, UPLOADS, now)
        return profile.setAvatar(member, picture).catch(toRefusal)
      })
    }
    const admit = (member: Member, request: FastifyRequest, reply: FastifyReply) => {
      refuseBlocked(member, request.arrivedAt)
      whenOver(request, reply, queue.takePlace(member.id))
    }
    registerCall(scope, avatarCall, upload, { bodyLimit: MAX_AVATAR_BYTES, admit })
  })
}

const reasons: Readonly<Record<string, string>> = {
  type: 'Bitte nimm ein Bild als JPEG, PNG, WebP oder AVIF.',
  pixels: 'Dieses Bild ist zu groß.',
  shape: 'Dieses Bild ist zu lang und zu schmal.',
  tooSmall: 'Dieses Bild ist zu klein.',
  broken: 'Dieses Bild ist beschädigt.',
}

function toRefusal(error: unknown): never {
  const sentence = error instanceof Error && 'reason' in error ? reasons[String(error.reason)] : undefined
  if (sentence === undefined) throw error
  throw new ProblemError('invalid', { errors: { avatar: [sentence] } })
}
