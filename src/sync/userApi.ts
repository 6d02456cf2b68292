import * as z from 'zod/mini'
import { encodeForm } from '#contract/form.ts'
import { type SignupForm, signupCall } from '#contract/signup.ts'
import { createApi, type Fetch, type Reply } from './api.ts'

export type Registration = {
  /** The address of `/users`: a path of ours, or another site's URL. */
  base: string
  form: SignupForm
  /** Of ours alone: another site must not learn our token. */
  headers?: Readonly<Record<string, string>>
}

/** Posts a registration, form-urlencoded (PRODUCT B4). */
export type Register = (registration: Registration) => Promise<Reply<unknown>>

/** The fields that a refusal of another site must have; ours has problem details besides. */
const Refusal = z.object({ errors: z.record(z.string(), z.array(z.string())) })

/** @param fetchFn `fetch`, or a stand-in of the same shape. */
export function createRegister(fetchFn: Fetch): Register {
  return ({ base, form, headers }) => {
    const sendForm: Fetch = async (_url, init) => {
      const response = await fetchFn(`${base}/users`, {
        ...init,
        body: encodeForm('user', form),
        credentials: 'include',
        headers: { ...init?.headers, 'content-type': 'application/x-www-form-urlencoded' },
      })
      return base.startsWith('/') || response.ok ? response : withProblem(response)
    }
    // The body of a success is not read: it may be another site's.
    return createApi(sendForm)({ ...signupCall, answer: z.unknown() }, headers ? { headers } : {})
  }
}

/** Another site's refusal as one of ours, so that its sentences stand beside their fields. */
async function withProblem(response: Response): Promise<Response> {
  const { status } = response
  const refusal = z.safeParse(Refusal, await response.json().catch(() => undefined))
  const details = {
    type: 'about:blank',
    title: response.statusText,
    status,
    code: refusal.success ? 'invalid' : 'unknown',
    ...(refusal.success ? { errors: refusal.data.errors } : {}),
    request_id: '',
  }
  const headers = { 'content-type': 'application/problem+json' }
  const retryAfter = response.headers.get('retry-after')
  return new Response(JSON.stringify(details), {
    status,
    headers: retryAfter === null ? headers : { ...headers, 'retry-after': retryAfter },
  })
}
