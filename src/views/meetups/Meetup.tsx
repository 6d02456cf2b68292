import { useAtomValue, useSetAtom } from 'jotai'
import { isBeingSentAtom } from '../../atoms/core/isBeingSent.ts'
import { confirmAtom } from '../../atoms/core/modal.ts'
import { notifyAtom } from '../../atoms/core/toast.ts'
import { useAfterLogin } from '../../atoms/core/useAfterLogin.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { decideMeetupAtom, endMeetupAtom, isPast, toDecided, type VisibleMeetup } from '../../atoms/meetups/meetups.ts'
import * as texts from '../../texts/meetups.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import styles from './Meetups.module.css'
import { Outcome } from './Outcome.tsx'
import { People } from './People.tsx'
import { ProposedShowing } from './ProposedShowing.tsx'
import { Sent } from './Sent.tsx'

/** A meetup that is on the device: its outcome, what is proposed, who is asked, and the way out. */
export function Meetup({ meetup }: { meetup: VisibleMeetup }) {
  const { title, others, isMine, proposer, note, status, showings, invited } = meetup
  const now = useNow('1970-01-01T00:00:00Z')
  const onDecide = useDecision(meetup)
  const decided = toDecided(meetup)
  const isOpen = status === 'open' && !isPast(meetup, now)
  return (
    <>
      <h1 tabIndex={-1}>{texts.title(texts.about(title, others))}</h1>
      <p className={styles.meta}>{isMine ? texts.byYou : texts.by(proposer?.username ?? '')}</p>
      {note !== '' && <blockquote className={styles.note}>{note}</blockquote>}
      <Sent {...meetup} />
      {status === 'cancelled' && (
        <Notice kind="empty" icon="x" title={texts.isCancelled} text={texts.isCancelledText} />
      )}
      {decided && status === 'decided' && <Outcome showing={decided} invited={invited} now={now} />}
      {status !== 'cancelled' && (
        <section className={styles.section}>
          <h2>{texts.showings(showings.length)}</h2>
          {isOpen && !isMine && <p className={styles.meta}>{texts.whatFits}</p>}
          <ul>
            {showings.map((showing) => (
              <ProposedShowing key={showing.thing.id} {...{ meetup, showing, now, isOpen, onDecide }} />
            ))}
          </ul>
        </section>
      )}
      <People meetup={meetup} />
      <Ending meetup={meetup} isOver={isPast(meetup, now)} />
    </>
  )
}

/** Decides on a showing, and says so. */
function useDecision(meetup: VisibleMeetup) {
  const decide = useSetAtom(decideMeetupAtom)
  const notify = useSetAtom(notifyAtom)
  const isBeingSent = useAtomValue(isBeingSentAtom)
  const attempt = useAfterLogin('meetup', texts.storageFailed)
  return async (showing: string, title: string): Promise<void> => {
    if (await attempt(() => decide(meetup, showing))) {
      notify({ kind: 'success', message: texts.nowDecided(title, isBeingSent) })
    }
  }
}

/** The way out: the proposer withdraws a meetup, the others leave it. */
function Ending({ meetup, isOver }: { meetup: VisibleMeetup; isOver: boolean }) {
  const { isMine, status } = meetup
  const end = useSetAtom(endMeetupAtom)
  const confirm = useSetAtom(confirmAtom)
  const notify = useSetAtom(notifyAtom)
  const attempt = useAfterLogin('meetup', texts.storageFailed)
  const ask = async () => {
    if (!(await confirm(isMine ? texts.cancelQuestion : texts.leaveQuestion))) return
    if ((await attempt(() => end(meetup))) && !isMine) notify({ kind: 'info', message: texts.nowLeft })
  }
  const isOffered = isMine ? !isOver : status !== 'cancelled'
  return (
    <div className={styles.ways}>
      {isOffered && (
        <Button variant="ghost" onClick={() => void ask()}>
          {isMine ? texts.cancel : texts.leave}
        </Button>
      )}
      <LinkButton variant="text" to="/meine_verabredungen">
        {texts.toAll}
      </LinkButton>
    </div>
  )
}
