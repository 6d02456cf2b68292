import * as texts from '../../texts/firstSteps.ts'
import { pageTitle } from '../../texts/head.ts'

/** A page about a member: nothing for search engines. */
export async function firstStepsHead() {
  return {
    meta: [
      { title: pageTitle(texts.heading) },
      { name: 'description', content: texts.description },
      { name: 'robots', content: 'noindex' },
    ],
  }
}
