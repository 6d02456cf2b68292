import { useSetAtom } from 'jotai'
import type { VisibleDraft } from '../../atoms/blog/drafts.ts'
import { saveTextAtom } from '../../atoms/blog/writeDraft.ts'
import * as texts from '../../texts/blog.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { Compared } from './Compared.tsx'
import styles from './Editor.module.css'

type Words = { title: string; body: string }
type ConflictProps = { draft: VisibleDraft; onChoose: (chosen: Words) => void }

/** Both texts of a draft that was written on two devices, and which of them is to stay. */
export function Conflict({ draft, onChoose }: ConflictProps) {
  const save = useSetAtom(saveTextAtom)
  const { title, body, other } = draft
  if (other === null) return null
  const choose = (chosen: Words) => {
    onChoose({ title: chosen.title, body: chosen.body })
    void save(draft.id, { settles: other.revision })
  }
  const sides = [
    { name: texts.first, words: { title, body } },
    { name: texts.second, words: other },
  ]
  return (
    <section className={styles.conflict}>
      <h2>{texts.conflictTitle}</h2>
      <p>{texts.conflictText}</p>
      <div className={styles.sides}>
        {sides.map(({ name, words }) => (
          <Compared key={name} name={name} words={words}>
            <Button onClick={() => choose(words)}>{texts.thisOne}</Button>
          </Compared>
        ))}
      </div>
    </section>
  )
}
