import * as favouriteTexts from '../../texts/favourites.ts'
import { pageTitle } from '../../texts/head.ts'
import * as travelTexts from '../../texts/travel.ts'

const toHead = (title: string, description: string) => ({
  meta: [
    { title: pageTitle(title) },
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex' },
  ],
})

/** Pages about this device: nothing for search engines. */
export async function favouritesHead() {
  return toHead(favouriteTexts.heading, favouriteTexts.description)
}

export async function travelHead() {
  return toHead(travelTexts.heading, travelTexts.description)
}
