import { getRouteApi, useHydrated } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { modalAtom } from '../../atoms/core/modal.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import * as texts from '../../texts/profile.ts'
import { SignInForm } from '../../ui/login/SignInForm.tsx'
import { OwnFromDevice } from './OwnFromDevice.tsx'
import styles from './Profile.module.css'
import { ProfilePage } from './ProfilePage.tsx'
import { type PartPage, ProfileParts } from './ProfileParts.tsx'

const profileRoute = getRouteApi('/users/$id')
const pageRoute = getRouteApi('/users/$id/$page')

/** A member as others see them (E8). */
export function ProfileView() {
  const { id } = profileRoute.useParams()
  return <ProfilePage key={id} id={id} />
}

/** All of one part of a profile. */
export function ProfilePageView() {
  const { id, page } = pageRoute.useParams()
  const { query } = pageRoute.useLoaderData()
  return <ProfileParts key={`${id}/${page}`} id={id} page={page as PartPage} query={query} />
}

/** "Mein Profil": oneself as the others see one; without a network what the device knows. */
export function OwnProfileView() {
  const session = useAtomValue(sessionAtom)
  const open = useSetAtom(modalAtom)
  const isHydrated = useHydrated()
  if (session.type === 'RegisteredUser') {
    return (
      <ProfilePage
        key={session.id}
        id={session.id}
        instead={isHydrated ? <OwnFromDevice session={session} /> : undefined}
      />
    )
  }
  return (
    <div className={styles.page}>
      <h1>{texts.ownTitle}</h1>
      <SignInForm text={texts.visitor} back="/myprofile" onSignIn={() => open({ type: 'login' })} />
    </div>
  )
}
