import { useLocation } from '@tanstack/react-router'
import { comingKicker, comingPromise, findComingPlace, toHome, toProgramme } from '../../texts/comingSoon.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Screen } from '../../ui/Screen.tsx'

/** A place that the menus name and that has no screen yet: it says so, and what will be there. */
export function ComingSoonView() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const place = findComingPlace(path)
  if (place === null) return null
  return (
    <Screen kicker={comingKicker} title={place.title} text={place.text} more={comingPromise}>
      <LinkButton to="/kino/kinoprogramm">{toProgramme}</LinkButton>
      <LinkButton to="/" variant="ghost">
        {toHome}
      </LinkButton>
    </Screen>
  )
}
