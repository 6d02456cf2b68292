import { useAtomValue, useSetAtom } from 'jotai'
import { use, useState } from 'react'
import { confirmAtom } from '../../atoms/core/modal.ts'
import { useNewAccount } from '../../atoms/core/newAccount.ts'
import { ownerAtom } from '../../atoms/core/session.ts'
import { useAfterLogin } from '../../atoms/core/useAfterLogin.ts'
import { useMuted } from '../../atoms/marks/useMuted.ts'
import { triviaHeldUpAtom } from '../../atoms/outbox/heldUp.ts'
import type { ShownTrivia } from '../../atoms/trivia/toShownTrivia.ts'
import { deleteTriviaAtom, editTriviaAtom, type Fact, type TriviaTitle } from '../../atoms/trivia/writeTrivia.ts'
import { triviaTitle } from '../../texts/community.ts'
import { heldUpHere } from '../../texts/outbox.ts'
import * as texts from '../../texts/trivia.ts'
import { CommentsPart } from '../../ui/community/commentsPart.ts'
import { SendNote } from '../../ui/community/SendNote.tsx'
import { TriviaCard } from '../../ui/community/TriviaCard.tsx'
import { toSentText } from '../../ui/community/toPublishText.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { MarkLine } from '../../ui/marks/MarkLine.tsx'
import { TriviaForm } from './TriviaForm.tsx'
import styles from './TriviaList.module.css'
import { TriviaMarks } from './TriviaMarks.tsx'
import { useTriviaDraft } from './useTriviaDraft.ts'

type TriviaEntryProps = {
  shown: ShownTrivia
  /** The title it is about; null while the device does not know it, and writing is impossible. */
  title: TriviaTitle | null
  now: Date
  /** The time of the server's answer that counts the votes. */
  fetchedAt: string
}

/** A fact with what the reader can do about it: their own they change in place. */
export function TriviaEntry({ shown, title, now, fetchedAt }: TriviaEntryProps) {
  const { entry } = shown
  const isMuted = useMuted()
  const Comments = use(CommentsPart)
  const [isEditing, setEditing] = useState(false)
  if (isEditing && title) return <EditTrivia entry={entry} title={title} onDone={() => setEditing(false)} />
  return (
    <TriviaCard
      entry={entry}
      now={now}
      isMuted={isMuted(entry.author.id)}
      marks={<TriviaMarks entry={entry} about={title?.card} fetchedAt={fetchedAt} />}
    >
      <OwnNote shown={shown} />
      {title && <OwnActions entry={entry} title={title} onEdit={() => setEditing(true)} />}
      {shown.state === 'saved' && (
        <div className={styles.comments}>
          {title && (
            <Comments
              type="trivia"
              permalink={entry.id}
              thing={{ id: entry.id, title: triviaTitle(title.card.title), about: title.card }}
              layout="inline"
            />
          )}
        </div>
      )}
    </TriviaCard>
  )
}

/** The state of sending of the member's own fact, by icon and word; nothing once the server has it. */
function OwnNote({ shown: { state, error, isTooNew } }: Pick<TriviaEntryProps, 'shown'>) {
  const heldUp = useAtomValue(triviaHeldUpAtom)
  const newAccount = useNewAccount()
  switch (state) {
    case 'saved':
      return null
    case 'pending':
      if (isTooNew && newAccount) return <SendNote state="pending" text={toSentText(newAccount)} />
      return <SendNote state="pending" text={heldUp === null ? texts.pending : heldUpHere[heldUp]} />
    case 'failed':
      return (
        <SendNote
          state="failed"
          text={texts.refused('change', error?.code ?? null, error?.text ?? null)}
          toOutbox={texts.toOutbox}
        />
      )
  }
}

type OwnActionsProps = Pick<ShownTrivia, 'entry'> & { title: TriviaTitle; onEdit: () => void }

/** Members change and delete their own. */
function OwnActions({ entry, title, onEdit }: OwnActionsProps) {
  const isOwn = useAtomValue(ownerAtom) === entry.author.id
  const confirm = useSetAtom(confirmAtom)
  const remove = useSetAtom(deleteTriviaAtom)
  const attempt = useAfterLogin('change', texts.storageFailed)
  if (!isOwn) return null
  const ask = async () => {
    const { removeTitle, removeText, keep } = texts
    const question = { title: removeTitle, text: removeText, confirm: texts.remove, dismiss: keep }
    if (await confirm(question)) await attempt(() => remove(title, entry.id, entry.category))
  }
  return (
    <MarkLine>
      <button type="button" onClick={onEdit}>
        <Icon name="pencil" size="small" />
        {texts.edit}
      </button>
      <button type="button" onClick={() => void ask()}>
        <Icon name="trash" size="small" />
        {texts.remove}
      </button>
    </MarkLine>
  )
}

type EditTriviaProps = Pick<ShownTrivia, 'entry'> & { title: TriviaTitle; onDone: () => void }

function EditTrivia({ entry: { id, body, category }, title, onDone }: EditTriviaProps) {
  const { draft, change, clear } = useTriviaDraft(id, { body, category })
  const edit = useSetAtom(editTriviaAtom)
  const attempt = useAfterLogin('change', texts.storageFailed)
  const leave = () => {
    clear()
    onDone()
  }
  const save = async (fact: Fact) => {
    const isSame = fact.body === body && fact.category === category
    if (isSame || (await attempt(() => edit(title, id, fact)))) leave()
  }
  return (
    <div className={styles.edit}>
      <TriviaForm draft={draft} submit={texts.save} onChange={change} onSubmit={save} onCancel={leave} />
    </div>
  )
}
