import type { SearchCounts } from '#contract/search.ts'
import type { ResultsQuery } from '../../atoms/search/refs.ts'
import * as texts from '../../texts/search.ts'
import { toCount } from '../../ui/kit/format.ts'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { Browse } from './SearchStart.tsx'
import { toFoundCount } from './toFoundCount.ts'

type NothingFoundProps = { query: ResultsQuery; counts: SearchCounts }

/** Nothing of what was asked for: the next step is fewer filters, the other kinds, or fewer words. */
export function NothingFound({ query, counts }: NothingFoundProps) {
  const { q, class: [only] = [], ...filter } = query
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  if (only && isFiltered && counts[only] > 0) {
    return (
      <Notice
        kind="unfound"
        title={texts.nothingFiltered}
        text={texts.nothingFilteredText(toFoundCount(counts[only]))}
        action={
          <LinkButton to="/suche" search={{ q, class: [only] }}>
            {texts.clearFilters}
          </LinkButton>
        }
      />
    )
  }
  const others = Object.values(counts).reduce((sum, count) => sum + count, 0)
  if (only && others > 0) {
    return (
      <Notice
        kind="unfound"
        title={texts.noneOfKind(only, q)}
        text={texts.othersFound(others, toCount(others))}
        action={
          <LinkButton to="/suche" search={{ q }}>
            {texts.showAllKinds}
          </LinkButton>
        }
      />
    )
  }
  return (
    <>
      <Notice kind="unfound" title={texts.nothingFound(q)} text={texts.nothingFoundText} />
      <Browse />
    </>
  )
}
