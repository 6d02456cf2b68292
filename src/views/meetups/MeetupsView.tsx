import { Link } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { modalAtom } from '../../atoms/core/modal.ts'
import { ownerAtom } from '../../atoms/core/session.ts'
import { useHydrated } from '../../atoms/core/useHydrated.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { draftAtom } from '../../atoms/meetups/draft.ts'
import {
  isPast,
  meetupsAtom,
  type OwnAnswers,
  ownAnswersAtom,
  type VisibleMeetup,
} from '../../atoms/meetups/meetups.ts'
import * as texts from '../../texts/meetups.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { SignInForm } from '../../ui/login/SignInForm.tsx'
import { Loading } from './Loading.tsx'
import styles from './Meetups.module.css'
import { Sent } from './Sent.tsx'
import { toStatusLine } from './toStatusLine.ts'

/** "Meine Verabredungen": what a member proposed and was asked, from the device, with or without a network. */
export function MeetupsView() {
  const owner = useAtomValue(ownerAtom)
  const known = useAtomValue(meetupsAtom)
  const answers = useAtomValue(ownAnswersAtom)
  const open = useSetAtom(modalAtom)
  const meetups = useHydrated() ? known : null
  return (
    <div className={styles.page}>
      <h1>{texts.heading}</h1>
      {owner === null ? (
        <SignInForm text={texts.visitor} back="/meine_verabredungen" onSignIn={() => open({ type: 'login' })} />
      ) : meetups === null ? (
        <Loading />
      ) : (
        <>
          <Draft />
          {meetups.length === 0 ? (
            <Notice
              kind="empty"
              icon="people"
              title={texts.empty}
              text={texts.emptyText}
              action={<LinkButton to="/kino/kinoprogramm">{texts.toProgramme}</LinkButton>}
            />
          ) : (
            <Meetups meetups={meetups} answers={answers ?? new Map()} />
          )}
        </>
      )}
    </div>
  )
}

/** The chosen showings that are not proposed yet. */
function Draft() {
  const draft = useAtomValue(draftAtom) ?? []
  if (draft.length === 0) return null
  return (
    <p className={styles.draft}>
      <span>{texts.draft(draft.length)}</span>
      <LinkButton to="/verabreden">{texts.goOn}</LinkButton>
    </p>
  )
}

function Meetups({ meetups, answers }: { meetups: readonly VisibleMeetup[]; answers: OwnAnswers }) {
  const now = useNow('1970-01-01T00:00:00Z')
  const groups = [
    { heading: texts.ahead, of: meetups.filter((meetup) => !isPast(meetup, now)) },
    { heading: texts.past, of: meetups.filter((meetup) => isPast(meetup, now)) },
  ]
  return groups.map(({ heading, of }) =>
    of.length === 0 ? null : (
      <section key={heading} className={styles.section}>
        <h2>{heading}</h2>
        <ul>
          {of.map((meetup) => (
            <Row key={meetup.id} meetup={meetup} answers={answers} now={now} />
          ))}
        </ul>
      </section>
    ),
  )
}

function Row({ meetup, answers, now }: { meetup: VisibleMeetup; answers: OwnAnswers; now: Date }) {
  const { id, title, others, isMine, proposer, invited, status } = meetup
  return (
    <li className={styles.row}>
      <Icon name={status === 'decided' ? 'check' : 'people'} />
      <div className={styles.words}>
        <Link to="/verabredung/$id" params={{ id }} className={styles.name}>
          {texts.about(title, others)}
        </Link>
        <p>{toStatusLine(meetup, answers, now)}</p>
        <p className={styles.meta}>
          {isMine ? texts.proposedByYou(invited.length) : texts.proposedBy(proposer?.username ?? '')}
        </p>
        <Sent {...meetup} />
      </div>
    </li>
  )
}
