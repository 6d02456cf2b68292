import { type LinkProps, useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { sessionAtom } from '../../atoms/core/session.ts'
import { comingKicker, findComingPlace, meanwhile } from '../../texts/comingSoon.ts'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { ComingArt } from './ComingArt.tsx'
import styles from './ComingSoonView.module.css'
import { PosterShelf } from './PosterShelf.tsx'
import { SignInHere } from './SignInHere.tsx'

/**
 * A place that the menus name and that has no screen yet: it says so, what will be there, and what serves until then. A
 * visitor at a member's place is asked to sign in.
 */
export function ComingSoonView() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const place = findComingPlace(path)
  const isVisitor = useAtomValue(sessionAtom).type !== 'RegisteredUser'
  if (place === null) return null
  const asksToSignIn = isVisitor && place.personal === true
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.art}>
        <ComingArt sketch={place.sketch} />
      </div>
      <div className={styles.words}>
        <p className={styles.kicker}>{comingKicker}</p>
        <h1>{place.title}</h1>
        <p className={styles.text}>{place.text}</p>
        {asksToSignIn && <SignInHere back={path} />}
        <h2 className={styles.meanwhile}>{meanwhile}</h2>
        <div className={styles.ways}>
          {place.ways.map(({ label, to }, index) => (
            <LinkButton
              key={to}
              to={to as NonNullable<LinkProps['to']>}
              search={{}}
              variant={index === 0 && !asksToSignIn ? 'primary' : 'ghost'}
            >
              {label}
            </LinkButton>
          ))}
        </div>
      </div>
      {place.shelf && <PosterShelf name={place.shelf} />}
    </div>
  )
}
