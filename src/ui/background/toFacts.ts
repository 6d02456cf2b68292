import type { Background } from '#contract/background.ts'
import type { Movie } from '#contract/catalogue.ts'
import { toCollectionPath } from '#contract/collectionPath.ts'
import * as texts from '../../texts/backgroundFacts.ts'

/** A fact as the page of a title shows it; without a value it is left out. */
type Fact = { label: string; value: string; path?: string }

/**
 * Certificates, other titles and the place in a collection as facts.
 *
 * @param background null while it is not here.
 * @param permalink of the title.
 */
export function toFacts(fsk: Movie['fsk'], background: Background | null, permalink: string): Fact[] {
  const { certificates = [], alternativeTitles = [], collections = [] } = background ?? {}
  const ages = certificates.map(({ country, label }) => texts.certificate(country, label))
  return [
    ...collections.flatMap(({ name, total, parts, permalink: collection }): Fact[] => {
      const number = parts.find((part) => part.permalink === permalink)?.number
      if (number === undefined) return []
      return [
        { label: texts.inCollection, value: texts.partOf(name, number, total), path: toCollectionPath(collection) },
      ]
    }),
    { label: texts.certificates, value: [...(fsk === null ? [] : [texts.fskOf(fsk)]), ...ages].join(', ') },
    {
      label: texts.otherTitles,
      value: alternativeTitles.map(({ title, country }) => texts.otherTitle(title, country)).join(', '),
    },
  ]
}
