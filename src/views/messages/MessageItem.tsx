import { useAtomValue, useSetAtom } from 'jotai'
import { toBerlinTime } from '#contract/berlin.ts'
import { confirmAtom } from '../../atoms/core/modal.ts'
import { useNewAccount } from '../../atoms/core/newAccount.ts'
import { discardEntryAtom, retryEntryAtom } from '../../atoms/core/outbox.ts'
import { useAfterLogin } from '../../atoms/core/useAfterLogin.ts'
import { useMark } from '../../atoms/marks/useMark.ts'
import type { RefusedMessage, ShownMessage } from '../../atoms/messages/shown.ts'
import type { VisibleThread } from '../../atoms/messages/threads.ts'
import { deleteMessageAtom } from '../../atoms/messages/write.ts'
import { messagesHeldUpAtom } from '../../atoms/outbox/heldUp.ts'
import * as texts from '../../texts/messages.ts'
import { heldUpHere } from '../../texts/outbox.ts'
import { SendNote } from '../../ui/community/SendNote.tsx'
import { toSentText } from '../../ui/community/toPublishText.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { FlagButton } from '../../ui/marks/FlagButton.tsx'
import { MarkLine } from '../../ui/marks/MarkLine.tsx'
import styles from './Message.module.css'
import { MessageText } from './MessageText.tsx'
import { toTitle } from './ThreadList.tsx'

type MessageItemProps = {
  message: ShownMessage
  thread: VisibleThread
  /** Whether its author's name stands above it. */
  isNamed: boolean
}

/** One message: its words, its time and what has become of it. */
export function MessageItem({ message, thread, isNamed }: MessageItemProps) {
  const { author, isMine, body, hidden, createdAt, state, refused, seq } = message
  return (
    <div className={styles.message} data-mine={isMine || undefined}>
      {isNamed && <p className={styles.author}>{author.username}</p>}
      {!isNamed && <span className="visuallyHidden">{isMine ? texts.you : author.username}: </span>}
      {hidden ? <p className={styles.hidden}>{texts.hiddenByModeration}</p> : <MessageText text={body} />}
      {state === 'saved' && (
        <p className={styles.foot}>
          <time dateTime={createdAt}>{toBerlinTime(new Date(createdAt))}</time>
          {isMine && seq !== null && toReceipt(thread, seq)}
        </p>
      )}
      {state === 'pending' && <Waiting isTooNew={message.isTooNew} />}
      {refused && <Refused refused={refused} />}
      <Actions message={message} thread={thread} />
    </div>
  )
}

/** The members who have read a message, of those who give receipts. */
function toReceipt({ people }: VisibleThread, seq: number): string {
  const readers = people.filter(({ readSeq }) => readSeq !== null && readSeq >= seq)
  if (readers.length === 0) return ''
  const names = readers.map(({ user }) => user.username).join(', ')
  return ` · ${people.length === 1 ? texts.read : texts.readBy(names)}`
}

function Waiting({ isTooNew }: { isTooNew: boolean }) {
  const heldUp = useAtomValue(messagesHeldUpAtom)
  const newAccount = useNewAccount()
  if (isTooNew && newAccount) return <SendNote state="pending" text={toSentText(newAccount)} />
  if (heldUp === 'quota') return <SendNote state="pending" text={texts.quotaFull} />
  if (heldUp === 'sending') return <SendNote state="pending" text={texts.sending} />
  return <SendNote state="pending" text={heldUp === null ? texts.waits : heldUpHere[heldUp]} />
}

function Refused({ refused: { seq, canRetry, error } }: { refused: RefusedMessage }) {
  const retry = useSetAtom(retryEntryAtom)
  const discard = useSetAtom(discardEntryAtom)
  const confirm = useSetAtom(confirmAtom)
  const ask = async () => {
    const { discardTitle: title, discardText: text, discard: yes, keep } = texts
    if (await confirm({ title, text, confirm: yes, dismiss: keep })) await discard(seq)
  }
  return (
    <>
      <SendNote state="failed" text={texts.refused(error?.text ?? null)} />
      <div className={styles.buttons}>
        {canRetry && (
          <Button variant="text" onClick={() => void retry(seq)}>
            {texts.again}
          </Button>
        )}
        <Button variant="text" onClick={() => void ask()}>
          {texts.discard}
        </Button>
      </div>
    </>
  )
}

/** The actions on a message: delete it for oneself, report the words of somebody else. */
function Actions({ message, thread }: Omit<MessageItemProps, 'isNamed'>) {
  const { id, author, isMine, hidden, state } = message
  const remove = useSetAtom(deleteMessageAtom)
  const confirm = useSetAtom(confirmAtom)
  const attempt = useAfterLogin('change', texts.storageFailed)
  const what = isMine ? texts.ownMessage : texts.messageOf(author.username)
  if (state === 'failed') return null
  const ask = async () => {
    const isSure = await confirm({
      ...{ title: texts.removeTitle, text: state === 'pending' ? texts.removeUnsent : texts.removeText },
      ...{ confirm: texts.remove, dismiss: texts.keep },
    })
    if (isSure) await attempt(() => remove({ id: thread.id, name: toTitle(thread) }, id))
  }
  return (
    <details className={styles.more}>
      <summary aria-label={texts.actions(what)}>
        <Icon name="dots" size="small" />
      </summary>
      <div className={styles.acts}>
        <MarkLine>
          <button type="button" onClick={() => void ask()}>
            {texts.remove}
            <span className="visuallyHidden">: {what}</span>
          </button>
          {!isMine && !hidden && <Report id={id} name={author.username} what={what} />}
        </MarkLine>
      </div>
    </details>
  )
}

/** Reports the words of one message to the moderation, which sees them and no others. */
function Report({ id, name, what }: { id: string; name: string; what: string }) {
  const flag = useMark('flag', { type: 'messages', id, name }, texts.storageFailed)
  return (
    <FlagButton mark={flag} what={what} onFlag={(why) => void flag.put(why)} onTakeBack={() => void flag.clear()} />
  )
}
