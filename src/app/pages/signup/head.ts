import * as texts from '../../../texts/signup.ts'
import type { Store } from '../../core/loaderInput.ts'
import { toPageHead } from '../../core/pageHead.ts'
import { toUnlistedHead } from '../../core/unlistedHead.ts'

export async function signupHead({ match }: { match: { context: { store: Store } } }) {
  const { signupTitle: title, signupDescription: description } = texts
  return toPageHead(match.context.store, { title, description, path: '/registrieren' })
}

export const signupDoneHead = async () => toUnlistedHead(texts.thanks[0])

export const activationHead = async () => toUnlistedHead(texts.activationTitle)
