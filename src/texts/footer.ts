import { productName } from './head.ts'
import type { MenuEntry } from './shell.ts'

export const aboutTitle = `Zu ${productName}`
export const hotTitle = 'Aktuell im Kino & DVD'
export const starsTitle = 'Populäre Stars'
export const upcomingTitle = 'Kommende Filme'
export const elsewhereLabel = `${productName} anderswo`
export const classicView = 'Zur klassischen Ansicht'

/** `outside`: no screen of the app, the server answers it. */
export type FooterEntry = MenuEntry & { outside?: boolean }

export const footerLinks: readonly FooterEntry[] = [
  { label: 'Über uns', path: '/pages/about' },
  { label: 'Alle Seiten', path: '/sitemaps' },
  { label: 'Fragen und Antworten', path: '/pages/faq' },
  { label: 'Hilfe', path: '/support' },
  { label: 'Kontakt', path: '/pages/contact' },
  { label: 'Rundgang', path: '/pages/tour' },
  { label: 'Richtlinien', path: '/pages/richtlinien' },
  { label: 'Impressum', path: '/pages/imprint' },
  { label: 'AGB', path: '/pages/terms' },
  { label: 'Datenschutz', path: '/pages/privacy' },
  { label: 'RSS', path: `/rss/${productName.toLowerCase()}-standard`, outside: true },
]

export const demoNote =
  'Demodaten: Die Kinos, Spielzeiten, Wertungen und Links zu anderen Seiten sind erfunden, die Plakate und Bilder selbst gezeichnet. Filme und Mitwirkende sind echt.'
