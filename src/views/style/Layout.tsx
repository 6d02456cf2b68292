import { useState } from 'react'
import * as texts from '../../texts/style.ts'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { NearView } from '../../ui/kit/NearView.tsx'
import { Screen } from '../../ui/kit/Screen.tsx'
import { SideColumn } from '../../ui/kit/SideColumn.tsx'
import { Waypoint } from '../../ui/kit/Waypoint.tsx'
import { WhileNear } from '../../ui/kit/WhileNear.tsx'
import type { WaypointPosition } from '../../ui/kit/watchWaypoint.ts'
import { Section, Shown, State } from './Section.tsx'
import styles from './specimens.module.css'

const { states, variants, words } = texts

/** A page of another site within the frame: it has its own colours and type. */
const foreign = (text: string) =>
  `<body style="display:grid;place-items:center;height:100vh;margin:0;background:#0b5f6b;color:#fff;font:600 14px sans-serif">${text}</body>`

/** Columns, waypoints and empty screens. */
export function Layout() {
  return (
    <Section name="layout">
      <Shown file="SideColumn.tsx">
        <State label={variants.column} wide>
          <div className={styles.beside}>
            <LongText />
            <SideColumn>
              <iframe title={words.frame} srcDoc={foreign(words.frameText)} width={240} height={180} />
            </SideColumn>
          </div>
        </State>
        <State label={variants.bar} wide>
          <div className={styles.beside}>
            <LongText />
            <SideColumn offset="bar">
              <p className={styles.panel}>{words.beside}</p>
            </SideColumn>
          </div>
        </State>
      </Shown>
      <Shown file="Waypoint.tsx">
        <State label={variants.waypoint}>
          <WaypointSample />
        </State>
      </Shown>
      <Shown file="NearView.tsx">
        <State label={variants.nearView}>
          <NearView>
            <p className={styles.panel}>{words.near}</p>
          </NearView>
        </State>
      </Shown>
      <Shown file="WhileNear.tsx">
        <State label={variants.nearView}>
          <WhileNear isAlways height={40}>
            <p className={styles.panel}>{words.near}</p>
          </WhileNear>
        </State>
      </Shown>
      <Shown file="Screen.tsx">
        <State label={states.normal} wide>
          <Screen kicker={words.kicker} title={words.screenTitle} text={words.screenText}>
            <LinkButton to="/">{words.programme}</LinkButton>
          </Screen>
        </State>
      </Shown>
    </Section>
  )
}

function LongText() {
  return (
    <div className={styles.prose}>
      {[0, 1, 2].map((round) =>
        texts.prose.map((paragraph) => <p key={`${round} ${paragraph.slice(0, 9)}`}>{paragraph}</p>),
      )}
    </div>
  )
}

function WaypointSample() {
  const [position, setPosition] = useState<WaypointPosition>('below')
  return (
    <div className={styles.panel}>
      <Waypoint onPositionChange={setPosition}>{words.passed(texts.positions[position])}</Waypoint>
    </div>
  )
}
