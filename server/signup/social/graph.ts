import * as z from 'zod/mini'
import type { Config } from '../../http/config.ts'
import { askService, OutgoingError } from '../../http/outgoing.ts'

/** The owner of a token in the social network. `email` is null when the owner did not share it. */
export type SocialPerson = { facebookId: string; name: string; email: string | null }

const App = z.object({ id: z.string() })
const Me = z.object({ id: z.string(), name: z.optional(z.string()), email: z.optional(z.string()) })

/**
 * Asks the Graph API for the owner of a token; null when the API cannot be reached or does not confirm the token.
 *
 * A token of another app is refused: the operator of that app could otherwise sign in here as each of its users.
 */
export async function readSocialPerson(
  facebook: NonNullable<Config['facebook']>,
  accessToken: string,
): Promise<SocialPerson | null> {
  const ask = async <S extends z.core.$ZodType>(path: string, schema: S, fields?: string) => {
    const url = new URL(`${facebook.graphUrl.href.replace(/\/$/, '')}${path}`)
    url.searchParams.set('access_token', accessToken)
    if (fields !== undefined) url.searchParams.set('fields', fields)
    const { status, body } = await askService(url)
    const parsed = z.safeParse(schema, body)
    return status === 200 && parsed.success ? parsed.data : null
  }
  try {
    const app = await ask('/app', App)
    if (app?.id !== facebook.appId) return null
    const me = await ask('/me', Me, 'id,name,email')
    return me && { facebookId: me.id, name: me.name ?? '', email: me.email ?? null }
  } catch (error) {
    if (error instanceof OutgoingError) return null
    throw error
  }
}
