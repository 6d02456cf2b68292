import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { requestOwnPasswordAtom } from '../../atoms/account/account.ts'
import { help } from '../../texts/account.ts'
import { Button } from '../../ui/kit/Button.tsx'
import styles from './AccountView.module.css'
import { ProblemStrip } from './ProblemStrip.tsx'
import { useRequest } from './useRequest.ts'

/** For who has no password to give: the link to set one comes by mail. */
export function PasswordHelp() {
  const requestPassword = useSetAtom(requestOwnPasswordAtom)
  const request = useRequest()
  const [isSent, setSent] = useState(false)
  const send = async () => {
    if ((await request.run(requestPassword)) !== null) setSent(true)
  }
  return (
    <div className={styles.help}>
      {!isSent && (
        <>
          <p>{help.question}</p>
          <Button variant="text" busy={request.busy} onClick={() => void send()}>
            {request.busy ? help.sending : help.send}
          </Button>
        </>
      )}
      <p role="status">{isSent && help.sent}</p>
      <ProblemStrip refusal={request.refusal} />
    </div>
  )
}
