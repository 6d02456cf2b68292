import { useSetAtom } from 'jotai'
import type { OwnComment } from '#contract/ownComments.ts'
import { confirmAtom } from '../../atoms/core/modal.ts'
import { keepOtherAtom, sendMineAtom, useOtherVersion } from '../../atoms/outbox/otherVersion.ts'
import type { WaitingAction } from '../../atoms/outbox/waitingActions.ts'
import type { CommentWords } from '../../atoms/outbox/waitingActs.ts'
import * as texts from '../../texts/outbox.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { toAsOf } from '../../ui/kit/format.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import buttons from './ActionButtons.module.css'
import styles from './Conflict.module.css'
import { CopyButton } from './CopyButton.tsx'
import { toActionText } from './toActionText.ts'
import { Version } from './Version.tsx'

type ConflictProps = { action: WaitingAction; conflict: CommentWords; now: Date; onDiscard: () => void }

/** A comment that was changed here and elsewhere: both versions, and which of them is to stay. */
export function Conflict({ action, conflict, now, onDiscard }: ConflictProps) {
  const { other, again } = useOtherVersion(conflict.id)
  const sendMine = useSetAtom(sendMineAtom)
  const keepOther = useSetAtom(keepOtherAtom)
  const confirm = useSetAtom(confirmAtom)
  const known = other.state === 'known' ? other.comment : null
  const isGone = other.state === 'gone'
  const ask = async (seen: OwnComment | null) => {
    const falls = action.falls.map(toActionText)
    const question = {
      title: texts.keepOtherTitle,
      text: falls.length > 0 ? `${texts.keepOtherText} ${texts.discardWarning(falls, false)}` : texts.keepOtherText,
      confirm: texts.discard,
      dismiss: texts.keep,
    }
    if (!(await confirm(question))) return
    if (seen) void keepOther(action.seq, seen)
    else onDiscard()
  }
  return (
    <div className={styles.conflict}>
      <div className={styles.versions}>
        <Version
          name={texts.mine}
          when={action.since && texts.writtenAt(toAsOf(action.since, now))}
          words={conflict}
          mine
        />
        <Version name={texts.other} when={known && texts.changedAt(toAsOf(known.updatedAt, now))} words={known}>
          {other.state !== 'known' && (
            <p className={styles.instead} role="status">
              {texts.otherStates[other.state]}
            </p>
          )}
          {(other.state === 'failed' || other.state === 'unreachable') && (
            <Button variant="text" onClick={again}>
              {texts.loadOther}
            </Button>
          )}
        </Version>
      </div>
      <div className={buttons.buttons}>
        {known && (
          <Button onClick={() => void sendMine(action.seq, known)}>
            <Icon name="send" size="small" />
            {texts.sendMine}
          </Button>
        )}
        <Button variant="ghost" onClick={() => void ask(known)}>
          <Icon name={isGone ? 'trash' : 'check'} size="small" />
          {isGone ? texts.discard : texts.keepOther}
        </Button>
        <CopyButton text={conflict.body} />
      </div>
    </div>
  )
}
