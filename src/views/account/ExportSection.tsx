import { useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import { exportAccountAtom } from '../../atoms/account/leaving.ts'
import { data as words } from '../../texts/account.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { saveFile } from '../../ui/kit/saveFile.ts'
import styles from './AccountView.module.css'
import { ProblemStrip } from './ProblemStrip.tsx'
import { useRequest } from './useRequest.ts'

/** All of the member's data as a file. */
export function ExportSection() {
  const exportAccount = useSetAtom(exportAccountAtom)
  const request = useRequest()
  const id = useId()
  const [result, setResult] = useState('')
  const take = async () => {
    setResult('')
    const made = await request.run(exportAccount)
    if (made === null) return
    saveFile(made.value.file, made.value.name)
    setResult(words.taken(made.value.name))
  }
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {words.title}
      </h2>
      <p className={styles.text}>{words.text}</p>
      <Button variant="ghost" busy={request.busy} onClick={() => void take()}>
        {!request.busy && <Icon name="download" size="small" />}
        {request.busy ? words.taking : words.take}
      </Button>
      <ProblemStrip refusal={request.refusal} />
      <p role="status" className={styles.result}>
        {result}
      </p>
    </section>
  )
}
