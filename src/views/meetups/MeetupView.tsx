import { getRouteApi } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { toMeetupPath } from '#contract/meetupPath.ts'
import { modalAtom } from '../../atoms/core/modal.ts'
import { ownerAtom } from '../../atoms/core/session.ts'
import { useHydrated } from '../../atoms/core/useHydrated.ts'
import { meetupsAtom } from '../../atoms/meetups/meetups.ts'
import * as texts from '../../texts/meetups.ts'
import { SignInForm } from '../../ui/login/SignInForm.tsx'
import { Loading } from './Loading.tsx'
import { Meetup } from './Meetup.tsx'
import styles from './Meetups.module.css'
import { SoughtMeetup } from './SoughtMeetup.tsx'

const route = getRouteApi('/verabredung/$id')

/** One meetup: its outcome, what is proposed, and who is asked, from the device. */
export function MeetupView() {
  const { id } = route.useParams()
  const owner = useAtomValue(ownerAtom)
  const open = useSetAtom(modalAtom)
  const known = useAtomValue(meetupsAtom)
  const meetups = useHydrated() ? known : null
  const meetup = meetups?.find((each) => each.id === id)
  return (
    <div className={styles.page}>
      {owner === null ? (
        <>
          <h1>{texts.one}</h1>
          <SignInForm text={texts.visitor} back={toMeetupPath(id)} onSignIn={() => open({ type: 'login' })} />
        </>
      ) : meetup ? (
        <Meetup key={id} meetup={meetup} />
      ) : meetups === null ? (
        <>
          <h1>{texts.one}</h1>
          <Loading />
        </>
      ) : (
        <SoughtMeetup key={id} id={id} />
      )}
    </div>
  )
}
