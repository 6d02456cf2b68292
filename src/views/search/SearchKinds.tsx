import { encodeQuery } from '#contract/query.ts'
import { SEARCH_MAX_FOUND, type SearchCounts, type SearchItemClass } from '#contract/search.ts'
import * as texts from '../../texts/search.ts'
import { PageNavigation } from '../../ui/kit/PageNavigation.tsx'
import { toFoundCount } from './toFoundCount.ts'

type SearchKindsProps = {
  q: string
  classes: readonly SearchItemClass[]
  /** Null until somebody has counted. */
  counts: SearchCounts | null
}

const kinds = ['Movie', 'Series', 'Person', 'Cinema', 'RegisteredUser'] as const

/** All kinds or one of them: links, so that a kind has an address and needs no script. */
export function SearchKinds({ q, classes, counts }: SearchKindsProps) {
  const total = counts && kinds.reduce((sum, kind) => sum + counts[kind], 0)
  const isOpen = counts !== null && kinds.some((kind) => counts[kind] >= SEARCH_MAX_FOUND)
  return (
    <PageNavigation
      label={texts.kindsLabel}
      items={[
        {
          text: texts.allKinds,
          href: `/suche${encodeQuery({ q })}`,
          active: classes.length === 0,
          tracking_label: 'search_all',
          ...(total !== null ? { count: toFoundCount(total, isOpen) } : {}),
        },
        ...kinds.map((kind) => ({
          text: texts.kindNames[kind],
          href: `/suche${encodeQuery({ q, class: [kind] })}`,
          active: classes.length === 1 && classes[0] === kind,
          tracking_label: `search_${kind.toLowerCase()}`,
          ...(counts ? { count: toFoundCount(counts[kind]) } : {}),
        })),
      ]}
    />
  )
}
