import { useId } from 'react'
import type { SimilarTitle } from '#contract/background.ts'
import { toThingPath } from '#contract/things.ts'
import * as texts from '../../texts/background.ts'
import { PosterCard } from '../title/PosterCard.tsx'
import { PosterWall } from '../title/PosterWall.tsx'
import styles from './Background.module.css'
import { toReason } from './toReason.ts'

/** Similar titles, each with the reason why it is here. */
export function Similar({ titles }: { titles: readonly SimilarTitle[] }) {
  const id = useId()
  if (titles.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{texts.similar}</h2>
      <div className={styles.body}>
        <PosterWall>
          {titles.map(({ title: { type, ...title }, reason }) => (
            <PosterCard key={title.id} {...title} path={toThingPath(type, title.permalink)} note={toReason(reason)} />
          ))}
        </PosterWall>
      </div>
    </section>
  )
}
