import * as texts from '../../texts/style.ts'
import { AtHomeNavigation } from '../../ui/atHome/AtHomeNavigation.tsx'
import { CinemaNavigation } from '../../ui/cinema/CinemaNavigation.tsx'
import { PageNavigation } from '../../ui/kit/PageNavigation.tsx'
import { Section, Shown, State } from './Section.tsx'

const { states, words } = texts
const items = Object.entries(texts.sections).map(([name, text], index) => ({
  text,
  href: `/dev/stil?abschnitt=${name}`,
  active: index === 2,
  tracking_label: name,
}))

/** Where am I? */
export function Navigation() {
  return (
    <Section name="navigation">
      <Shown file="PageNavigation.tsx">
        <State label={states.many} wide>
          <PageNavigation label={words.section} items={items} />
        </State>
      </Shown>
      <Shown file="CinemaNavigation.tsx">
        <State label={states.normal} wide>
          <CinemaNavigation />
        </State>
      </Shown>
      <Shown file="AtHomeNavigation.tsx">
        <State label={states.normal} wide>
          <AtHomeNavigation />
        </State>
      </Shown>
    </Section>
  )
}
