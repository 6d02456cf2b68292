import { toThingPath } from '#contract/things.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import * as texts from '../../texts/comingSoon.ts'
import { Carousel } from '../../ui/kit/Carousel.tsx'
import { PosterCard } from '../../ui/title/PosterCard.tsx'
import styles from './ComingSoonView.module.css'
import { shelfRefs } from './shelfRefs.ts'

/** As many as the first view of a wide screen shows, and some. */
const SHOWN = 8

/** Titles that are there already. Without an answer there is no shelf: the page does not live of it. */
export function PosterShelf({ name }: { name: keyof typeof shelfRefs }) {
  const { reference, type } = shelfRefs[name]
  const shelf = useResource(reference)
  const last = shelf.state === 'idle' ? null : shelf.last
  if (last === null || last.data.items.length === 0) return null
  const title = texts.shelfTitles[name]
  return (
    <section className={styles.shelf}>
      <h2>{title}</h2>
      <Carousel labels={{ previous: texts.previous(title), next: texts.next(title) }}>
        {last.data.items.slice(0, SHOWN).map((item) => {
          const summary = 'movie' in item ? item.movie : item
          return <PosterCard key={summary.id} path={toThingPath(type, summary.permalink)} {...summary} />
        })}
      </Carousel>
    </section>
  )
}
