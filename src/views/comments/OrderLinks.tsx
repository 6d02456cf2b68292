import { Link, useSearch } from '@tanstack/react-router'
import type { CommentsOrder } from '#contract/comments.ts'
import { toCommentsOrder } from '../../atoms/comments/commented.ts'
import * as texts from '../../texts/community.ts'
import links from '../../ui/kit/ChoiceLinks.module.css'

const orders = ['newest', 'diggs'] as const satisfies CommentsOrder[]

/** The order that the page's address names. The routes do not name the parameter: it is in no way another page. */
export const useCommentsOrder = (): CommentsOrder => toCommentsOrder(useSearch({ strict: false }))

/** The ways in which comments can be sorted, as links to the same page. */
export function OrderLinks({ order: active }: { order: CommentsOrder }) {
  return (
    <nav className={links.links} aria-label={texts.sortLabel}>
      {orders.map((order) => (
        <Link
          key={order}
          to="."
          search={
            ((search: object) => ({
              ...search,
              sortiert: order === 'newest' ? undefined : order,
              kommentar: undefined,
            })) as never
          }
          resetScroll={false}
          replace
          className={links.link}
          activeOptions={{ exact: true }}
          aria-current={order === active ? 'page' : undefined}
        >
          {texts.orders[order]}
        </Link>
      ))}
    </nav>
  )
}
