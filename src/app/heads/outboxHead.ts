import { pageTitle } from '../../texts/head.ts'
import { heading } from '../../texts/outbox.ts'

/** A page about this device: nothing for search engines. */
export async function outboxHead() {
  return { meta: [{ title: pageTitle(heading) }, { name: 'robots', content: 'noindex' }] }
}
