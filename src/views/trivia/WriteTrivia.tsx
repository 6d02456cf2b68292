import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useNewAccount } from '../../atoms/core/newAccount.ts'
import { useAfterLogin } from '../../atoms/core/useAfterLogin.ts'
import { createTriviaAtom, type Fact, type TriviaTitle, triviaIdsAtom } from '../../atoms/trivia/writeTrivia.ts'
import * as texts from '../../texts/trivia.ts'
import { SendNote } from '../../ui/community/SendNote.tsx'
import { toPublishText } from '../../ui/community/toPublishText.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { TriviaForm } from './TriviaForm.tsx'
import { useTriviaDraft } from './useTriviaDraft.ts'
import styles from './WriteTrivia.module.css'

/** The button and the form to write trivia; an earlier draft opens the form. */
export function WriteTrivia({ title }: { title: TriviaTitle }) {
  const { draft, change, clear } = useTriviaDraft(`${title.type}/${title.id}`)
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const create = useSetAtom(createTriviaAtom)
  const ids = useAtomValue(triviaIdsAtom)
  const attempt = useAfterLogin('trivia', texts.storageFailed)
  const place = useRef<HTMLElement>(null)
  const isWriting = isOpen ?? draft.body !== ''
  // After a sign-in the draft is another one: its latest `clear` is needed.
  const clearLatest = useRef(clear)
  useEffect(() => {
    clearLatest.current = clear
  })
  const publish = (fact: Fact) => {
    const id = ids.create()
    return attempt(async () => {
      const result = await create(title, id, fact)
      if (result !== 'queued') return result
      clearLatest.current()
      setOpen(false)
      return result
    })
  }
  const focusFirst = (selector: string) =>
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>(selector)?.focus())
  const open = () => {
    setOpen(true)
    focusFirst('input')
  }
  const cancel = () => {
    setOpen(false)
    focusFirst('button')
  }
  const newAccount = useNewAccount()
  return (
    <section ref={place} className={styles.write} aria-label={texts.write}>
      {isWriting ? (
        <>
          {newAccount && <SendNote state="pending" text={toPublishText(newAccount)} />}
          <TriviaForm draft={draft} submit={texts.publish} onChange={change} onSubmit={publish} onCancel={cancel} />
        </>
      ) : (
        <Button onClick={open}>
          <Icon name="pencil" size="small" />
          {texts.write}
        </Button>
      )}
    </section>
  )
}
