import { getRouteApi, Link } from '@tanstack/react-router'
import { useResource } from '../../atoms/core/useResource.ts'
import { listsRef } from '../../atoms/lists/refs.ts'
import * as texts from '../../texts/lists.ts'
import links from '../../ui/kit/ChoiceLinks.module.css'
import styles from './ListsView.module.css'
import { OwnListsSection } from './OwnListsSection.tsx'
import { PublicLists } from './PublicLists.tsx'

const route = getRouteApi('/liste')

/** Lists (E3): the member's own on top, then those of the community. */
export function ListsView() {
  const { query } = route.useLoaderData()
  const lists = useResource(listsRef(query))
  const active = query.order ?? 'popularity'
  return (
    <div className={styles.page}>
      <h1>{texts.heading}</h1>
      <OwnListsSection />
      <section className={styles.section}>
        <div className={styles.head}>
          <h2 className={styles.heading}>{texts.publicLists}</h2>
          <nav className={links.links} aria-label={texts.orderLabel}>
            {(['popularity', 'newest'] as const).map((order) => (
              <Link
                key={order}
                to="/liste"
                search={order === 'newest' ? { order } : {}}
                resetScroll={false}
                className={links.link}
                activeOptions={{ exact: true }}
                aria-current={order === active ? 'page' : undefined}
              >
                {texts.orders[order]}
              </Link>
            ))}
          </nav>
        </div>
        <PublicLists query={query} lists={lists} />
      </section>
    </div>
  )
}
