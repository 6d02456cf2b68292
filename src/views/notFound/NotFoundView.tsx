import * as texts from '../../texts/notFound.ts'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { Screen } from '../../ui/kit/Screen.tsx'

/** Nothing is at this address (404). */
export function NotFoundView() {
  return (
    <Screen kicker={texts.kicker} title={texts.title} text={texts.text}>
      <LinkButton to="/kino/kinoprogramm">{texts.toProgramme}</LinkButton>
      <LinkButton to="/" variant="ghost">
        {texts.toHome}
      </LinkButton>
    </Screen>
  )
}
