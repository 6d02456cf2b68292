import { confirmation, description, heading } from '../../texts/account.ts'
import { pageTitle } from '../../texts/head.ts'

const noindex = { name: 'robots', content: 'noindex' }

/** One member's: nothing for search engines. */
export async function accountHead() {
  return { meta: [{ title: pageTitle(heading) }, { name: 'description', content: description }, noindex] }
}

/** The address holds a secret: no other site may learn it. */
export async function confirmEmailHead() {
  return { meta: [{ title: pageTitle(confirmation.heading) }, noindex, { name: 'referrer', content: 'no-referrer' }] }
}
