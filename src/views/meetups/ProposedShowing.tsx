import { Link } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { hasBegun } from '#contract/datedThings.ts'
import type { MeetupShowing } from '#contract/meetups.ts'
import { useAfterLogin } from '../../atoms/core/useAfterLogin.ts'
import { answerMeetupAtom, ownAnswersAtom, type VisibleMeetup } from '../../atoms/meetups/meetups.ts'
import * as texts from '../../texts/meetups.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { Chip } from '../../ui/kit/Chip.tsx'
import { toPlace } from '../../ui/kit/toPlace.ts'
import styles from './Meetups.module.css'
import { toMoment, toShowingName } from './moments.ts'
import { Sent } from './Sent.tsx'

type ProposedShowingProps = {
  meetup: VisibleMeetup
  showing: MeetupShowing
  now: Date
  /** Answers are still asked for. */
  isOpen: boolean
  onDecide: (showing: string, title: string) => Promise<void>
}

/** A proposed showing: whom it suits, one's own answer, and for the proposer the decision. */
export function ProposedShowing({ meetup, showing, now, isOpen, onDecide }: ProposedShowingProps) {
  const { thing, status } = showing
  const { isMine, invited, decided } = meetup
  const isThere = status !== 'cancelled' && !hasBegun(thing, now)
  const isDecided = decided === thing.id
  const note = texts.statuses[status] ?? (isThere ? null : texts.begun)
  const name = toShowingName(thing, now)
  const said = (suits: boolean) =>
    invited.filter(({ answers }) => answers[thing.id] === suits).map(({ user }) => user.username)
  const [fitting, unfitting] = [said(true), said(false)]
  return (
    <li className={styles.showing} data-decided={isDecided || undefined}>
      <p className={styles.moment}>{toMoment(thing, now)}</p>
      <p>
        <Link {...toPlace(thing.path)} className={styles.name}>
          {thing.title}
        </Link>
        <span className={styles.meta}>{[thing.place, thing.detail].filter(Boolean).join(' · ')}</span>
      </p>
      {note && (
        <p className={styles.change} data-cancelled={status === 'cancelled' || undefined}>
          {note}
        </p>
      )}
      {isMine && invited.length > 0 && <p className={styles.count}>{texts.count(fitting.length, invited.length)}</p>}
      {fitting.length > 0 && <p className={styles.meta}>{texts.fits(fitting)}</p>}
      {unfitting.length > 0 && <p className={styles.meta}>{texts.fitsNot(unfitting)}</p>}
      {!isMine &&
        (isOpen && isThere ? (
          <Answer meetup={meetup} showing={thing.id} name={name} />
        ) : (
          <LateAnswer meetup={meetup} showing={thing.id} />
        ))}
      {isDecided && <p className={styles.count}>{texts.isDecided}</p>}
      {isMine && isThere && !isDecided && (
        <Button
          variant={decided === null ? 'primary' : 'ghost'}
          aria-label={texts.decideFor(name)}
          onClick={() => void onDecide(thing.id, thing.title)}
        >
          {texts.decide}
        </Button>
      )}
    </li>
  )
}

/** One's own answer that waits or was refused, once none is asked for. */
function LateAnswer({ meetup, showing }: { meetup: VisibleMeetup; showing: string }) {
  const answer = useAtomValue(ownAnswersAtom)?.get(`${meetup.id}/${showing}`)
  return answer ? <Sent {...answer} /> : null
}

/** Two buttons for one's own answer, which may be changed until it is decided. */
function Answer({ meetup, showing, name }: { meetup: VisibleMeetup; showing: string; name: string }) {
  const answer = useAtomValue(ownAnswersAtom)?.get(`${meetup.id}/${showing}`)
  const say = useSetAtom(answerMeetupAtom)
  const attempt = useAfterLogin('meetup', texts.storageFailed)
  const choose = (suits: boolean) => {
    if (answer?.suits !== suits || answer.state === 'failed') void attempt(() => say(meetup, showing, suits))
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: no form to send, each press is a choice */}
      <div className={styles.answer} role="group" aria-label={texts.answerFor(name)}>
        <Chip pressed={answer?.suits === true} onClick={() => choose(true)}>
          {texts.suits}
        </Chip>
        <Chip pressed={answer?.suits === false} onClick={() => choose(false)}>
          {texts.suitsNot}
        </Chip>
      </div>
      {answer && <Sent {...answer} />}
    </>
  )
}
