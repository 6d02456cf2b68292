import * as z from 'zod/mini'
import { defineCall } from './call.ts'

/** The operator's configuration that forms need. */
export const Settings = z.object({
  /** Where `/users` lies: a path of ours, or another site's URL. Without a slash at the end. */
  user_api_base: z.string(),
  /** The product's own domain, for the registration (PRODUCT K3). */
  registration_domain: z.string(),
  /** Null: nobody signs in by a social network here. */
  social_login: z.nullable(z.object({ facebook_app_id: z.string(), sdk_url: z.url() })),
})
export type Settings = z.infer<typeof Settings>
export type SocialLoginSettings = NonNullable<Settings['social_login']>

/** Asked for by the forms that need it, never for a page. */
export const settingsCall = defineCall({
  method: 'GET',
  path: '/api/settings',
  summary: 'What login and registration need to know of the configuration',
  audience: 'public',
  answer: Settings,
})
