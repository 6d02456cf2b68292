import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { notifyAtom } from '../../atoms/core/toast.ts'
import * as texts from '../../texts/outbox.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { copyText } from '../../ui/share/copyText.ts'
import styles from './CopyButton.module.css'

/** Copies the typed text. Where the browser refuses, the text is shown selected, to be copied by hand. */
export function CopyButton({ text }: { text: string }) {
  const notify = useSetAtom(notifyAtom)
  const [isByHand, setByHand] = useState(false)
  const copy = async () => {
    const isCopied = (await copyText(text)) === 'copied'
    setByHand(!isCopied)
    notify({ kind: isCopied ? 'success' : 'info', message: isCopied ? texts.copied : texts.copyByHand })
  }
  return (
    <>
      <Button variant="text" onClick={() => void copy()}>
        {texts.copy}
      </Button>
      {isByHand && (
        <textarea
          className={styles.text}
          aria-label={texts.yourText}
          readOnly
          value={text}
          ref={focus}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </>
  )
}

const focus = (field: HTMLTextAreaElement | null) => field?.focus()
