import { toThingPath } from '#contract/things.ts'
import { pickResource, resourcesAtom } from '../../../atoms/core/resource.ts'
import { profileRef } from '../../../atoms/profile/refs.ts'
import { pageTitle } from '../../../texts/head.ts'
import * as texts from '../../../texts/profile.ts'
import type { Store } from '../../core/loaderInput.ts'
import { toPageHead } from '../../core/pageHead.ts'
import { toUnlistedHead } from '../../core/unlistedHead.ts'

type Match<P> = { match: { context: { store: Store } }; params: P }

const noindex = { name: 'robots', content: 'noindex' }

function nameOf(store: Store, id: string): string | null {
  const profile = pickResource(store.get(resourcesAtom), profileRef(id))
  return profile.state === 'idle' ? null : (profile.last?.data.username ?? null)
}

/** Profiles are kept from search engines: members find each other within the app. */
export async function profileHead({ match: { context }, params: { id } }: Match<{ id: string }>) {
  const name = nameOf(context.store, id)
  if (name === null) return { meta: [{ title: pageTitle(texts.profile) }, noindex] }
  const head = toPageHead(context.store, {
    title: name,
    description: texts.description(name),
    path: toThingPath('users', name),
  })
  return { ...head, meta: [...head.meta, noindex] }
}

export async function profilePageHead({ match: { context }, params }: Match<{ id: string; page: string }>) {
  const name = nameOf(context.store, params.id)
  const page = Object.entries(texts.pages).find(([key]) => key === params.page)?.[1] ?? texts.profile
  return { meta: [{ title: pageTitle(name === null ? page : `${page}: ${name}`) }, noindex] }
}

export const ownProfileHead = async () => toUnlistedHead(texts.ownTitle, texts.ownDescription)
