import type { SearchCounts, SearchItemClass } from '#contract/search.ts'
import * as texts from '../../texts/search.ts'
import { toCount } from '../../ui/kit/format.ts'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { Browse } from './SearchStart.tsx'

type NothingFoundProps = { q: string; classes: readonly SearchItemClass[]; counts: SearchCounts }

/** Nothing of what was asked for: the next step is the other kinds, or fewer words. */
export function NothingFound({ q, classes: [only], counts }: NothingFoundProps) {
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
