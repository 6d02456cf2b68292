import { type Call, type Params, type QueryOf, toUrl } from '#contract/call.ts'
import type { Query } from '#contract/query.ts'

export type ResourceInput<C extends Call> = { readonly params?: Params<C>; readonly query?: QueryOf<C> }

/** The call and the input that name a resource. Loader, head, view and reload take it from the feature's `refs.ts`. */
export type ResourceRef<C extends Call> = { readonly call: C; readonly input: ResourceInput<C> }

/** A reference of any call, for the places that serve every call. */
export type AnyRef = { readonly call: Call; readonly input: { readonly params?: unknown; readonly query?: unknown } }

/** A resource's key: its URL without the page, so that pages of one list share a place. */
export function toResourceKey({ call, input }: AnyRef): string {
  const { page: _page, ...query } = (input.query ?? {}) as Query
  return toUrl(call, input.params as Record<string, string>, query)
}
