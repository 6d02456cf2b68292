import { pageTitle } from '../../texts/head.ts'
import * as texts from '../../texts/signup.ts'
import type { Store } from '../loaders/loaderInput.ts'
import { toPageHead } from './pageHead.ts'

export async function signupHead({ match }: { match: { context: { store: Store } } }) {
  const { signupTitle: title, signupDescription: description } = texts
  return toPageHead(match.context.store, { title, description, path: '/registrieren' })
}

export async function signupDoneHead() {
  return { meta: [{ title: pageTitle(texts.thanks[0]) }, { name: 'robots', content: 'noindex' }] }
}

export async function activationHead() {
  return { meta: [{ title: pageTitle(texts.activationTitle) }, { name: 'robots', content: 'noindex' }] }
}
