import { pageTitle } from '../../texts/head.ts'
import { passwordTitle } from '../../texts/password.ts'

/** Its address is a secret: nothing for search engines. */
export async function passwordHead() {
  return { meta: [{ title: pageTitle(passwordTitle) }, { name: 'robots', content: 'noindex' }] }
}
