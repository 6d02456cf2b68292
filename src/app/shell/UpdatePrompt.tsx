import { useAtom } from 'jotai'
import { useState } from 'react'
import { updateReadyAtom } from '../../atoms/shell/update.ts'
import { later, update, updateAnyway, updateLosesText, updateReady } from '../../texts/shell.ts'
import { Button } from '../../ui/kit/Button.tsx'
import styles from './UpdatePrompt.module.css'

/** Says that a new version waits; it takes over when the user agrees, and asks again when that loses typed text. */
export function UpdatePrompt() {
  const [ready, setReady] = useAtom(updateReadyAtom)
  const [warned, setWarned] = useState(false)
  const agree = () => {
    if (!warned && ready?.losesText()) setWarned(true)
    else ready?.apply()
  }
  return (
    <div role="status">
      {ready && (
        <div className={styles.prompt}>
          <p className={styles.text}>{warned ? updateLosesText : updateReady}</p>
          <Button onClick={agree}>{warned ? updateAnyway : update}</Button>
          <Button variant="text" onClick={() => setReady(null)}>
            {later}
          </Button>
        </div>
      )}
    </div>
  )
}
