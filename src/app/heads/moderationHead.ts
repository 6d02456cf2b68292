import { pageTitle } from '../../texts/head.ts'
import { description, heading } from '../../texts/moderation.ts'

/** Of few: nothing for search engines. */
export async function moderationHead() {
  return {
    meta: [
      { title: pageTitle(heading) },
      { name: 'description', content: description },
      { name: 'robots', content: 'noindex' },
    ],
  }
}
