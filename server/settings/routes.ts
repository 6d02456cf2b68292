import type { FastifyInstance } from 'fastify'
import { type Settings, settingsCall } from '#contract/settings.ts'
import type { Config } from '../http/config.ts'
import { registerCall } from '../http/registerCall.ts'

export function registerSettings(app: FastifyInstance): void {
  const settings = toSettings(app.platform.config)
  registerCall(app, settingsCall, async () => settings, {
    cacheControl: 'public, max-age=300, stale-while-revalidate=3600',
  })
}

/** Named one by one: what is not for everybody must never get here by a spread. */
function toSettings({ userApiBase, publicUrl, facebook }: Config): Settings {
  return {
    user_api_base: userApiBase,
    registration_domain: publicUrl.hostname,
    social_login: facebook ? { facebook_app_id: facebook.appId, sdk_url: facebook.sdkUrl.href } : null,
  }
}
