import { pageTitle } from '../../texts/head.ts'

/** The head of a page that search engines leave out: of one member, of this device, or behind a secret address. */
export const toUnlistedHead = (title: string, description?: string) => ({
  meta: [
    { title: pageTitle(title) },
    ...(description === undefined ? [] : [{ name: 'description', content: description }]),
    { name: 'robots', content: 'noindex' },
  ],
})
