import { about } from './about.ts'
import { contact } from './contact.ts'
import { faq } from './faq.ts'
import { guidelines } from './guidelines.ts'
import { imprint } from './imprint.ts'
import { privacy } from './privacy.ts'
import type { StaticPage } from './staticPage.ts'
import { terms } from './terms.ts'
import { tour } from './tour.ts'

const pages: Readonly<Record<string, StaticPage>> = {
  about,
  faq,
  contact,
  tour,
  richtlinien: guidelines,
  imprint,
  terms,
  privacy,
}

/** The page of `/pages/{name}`; null when there is none. */
export function findStaticPage(name: string): StaticPage | null {
  return Object.hasOwn(pages, name) ? (pages[name] ?? null) : null
}

export const onThisPage = 'Auf dieser Seite'
