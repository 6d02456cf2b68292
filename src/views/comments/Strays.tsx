import type { Reply } from '#contract/comments.ts'
import type { OwnComments } from '../../atoms/comments/ownComments.ts'
import { stray } from '../../texts/comments.ts'
import { Prose } from '../../ui/community/Prose.tsx'
import styles from './OwnNote.module.css'
import { OwnNote } from './OwnNote.tsx'

type StraysProps = { strays: readonly Reply[]; own: OwnComments }

/** Own replies that wait or were refused, while what they answer is not here: they are not lost. */
export function Strays({ strays, own }: StraysProps) {
  return strays.map((reply) => {
    const mine = own.get(reply.id)
    return (
      <article key={reply.id} className={styles.stray}>
        <p className={styles.strayWhy}>{stray}</p>
        <Prose text={reply.body} size="small" />
        {mine && <OwnNote own={mine} />}
      </article>
    )
  })
}
