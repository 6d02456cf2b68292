import { pageTitle } from '../../texts/head.ts'
import { description, heading } from '../../texts/notifications.ts'

/** One member's: nothing for search engines. */
export async function notificationsHead() {
  const noindex = { name: 'robots', content: 'noindex' }
  return { meta: [{ title: pageTitle(heading) }, { name: 'description', content: description }, noindex] }
}
