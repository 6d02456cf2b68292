import { useSetAtom } from 'jotai'
import { useRef } from 'react'
import { trackAtom } from '../../atoms/tracking/tracking.ts'
import * as texts from '../../texts/trivia.ts'
import { NearView } from '../../ui/kit/NearView.tsx'
import styles from './HowTo.module.css'
import mp4 from './howTo/howTo.mp4?no-inline'
import webm from './howTo/howTo.webm?no-inline'
import poster from './howTo/howTo.webp?no-inline'

/** How trivia is written, as a recording of the form (PRODUCT K2). Its files come once it is near, and count once (K10). */
export function HowTo() {
  const track = useSetAtom(trackAtom)
  const isTracked = useRef(false)
  const onPlay = () => {
    if (!isTracked.current) void track({ event: 'Onboarding Play' })
    isTracked.current = true
  }
  return (
    <aside className={styles.panel} aria-label={texts.howTo}>
      <h2 className={styles.heading}>{texts.howTo}</h2>
      <div className={styles.place}>
        <NearView>
          <video
            className={styles.video}
            aria-label={texts.howTo}
            controls
            muted
            playsInline
            preload="metadata"
            poster={poster}
            onPlay={onPlay}
          >
            <source src={webm} type="video/webm" />
            <source src={mp4} type="video/mp4" />
          </video>
        </NearView>
      </div>
      <p className={styles.text}>{texts.howToText}</p>
    </aside>
  )
}
