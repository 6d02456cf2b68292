import { useEffect, useRef, useState } from 'react'
import * as texts from '../../texts/style.ts'
import { Chip } from '../../ui/kit/Chip.tsx'
import { FilterRow } from '../../ui/kit/FilterRow.tsx'
import { SideColumn } from '../../ui/kit/SideColumn.tsx'
import { CinemaParts } from './CinemaParts.tsx'
import { CommunityParts } from './CommunityParts.tsx'
import { Controls } from './Controls.tsx'
import { Feedback } from './Feedback.tsx'
import { Layout } from './Layout.tsx'
import { Lists } from './Lists.tsx'
import { MarkParts } from './MarkParts.tsx'
import { Navigation } from './Navigation.tsx'
import { Pictures } from './Pictures.tsx'
import { Plots } from './Plots.tsx'
import { RatingParts } from './RatingParts.tsx'
import styles from './StyleView.module.css'
import { TitleParts } from './TitleParts.tsx'
import { Tokens } from './Tokens.tsx'

const schemes = ['system', 'light', 'dark'] as const
const sections = Object.entries(texts.sections)

/** Tokens and every shared component in every state: the development server's page at `/dev/stil`. */
export function StyleView() {
  const [scheme, setScheme] = useState<(typeof schemes)[number]>('system')
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => stayHere(content.current), [])
  return (
    <div className={styles.page} data-scheme={scheme === 'system' ? undefined : scheme}>
      <div className="wrap">
        <header className={styles.head}>
          <h1>{texts.title}</h1>
          <p className={styles.intro}>{texts.intro}</p>
          <FilterRow legend={texts.scheme}>
            {schemes.map((each) => (
              <Chip key={each} pressed={each === scheme} onClick={() => setScheme(each)}>
                {texts.schemes[each]}
              </Chip>
            ))}
          </FilterRow>
          <div className={styles.scale} aria-hidden="true">
            {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((word) => (
              <i key={word} style={{ background: `var(--r${word})` }} />
            ))}
          </div>
        </header>
        <div className={styles.columns}>
          <div ref={content} className={styles.content}>
            <Tokens />
            <Controls />
            <Pictures />
            <Feedback />
            <Lists />
            <Navigation />
            <RatingParts />
            <Plots />
            <CinemaParts />
            <TitleParts />
            <CommunityParts />
            <MarkParts />
            <Layout />
          </div>
          <SideColumn>
            <nav className={styles.contents} aria-label={texts.contents}>
              {sections.map(([name, title]) => (
                <a key={name} href={`#${name}`} className={styles.entry}>
                  {title}
                </a>
              ))}
            </nav>
          </SideColumn>
        </div>
      </div>
    </div>
  )
}

/** Links of the specimens are to be looked at: they lead nowhere. */
function stayHere(content: HTMLElement | null) {
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
  }
  content?.addEventListener('click', onClick, { capture: true })
  return () => content?.removeEventListener('click', onClick, { capture: true })
}
