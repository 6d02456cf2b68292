import type { Sketch } from '../../texts/coming/comingPlace.ts'
import screen from '../../ui/kit/Screen.module.css'
import styles from './ComingArt.module.css'
import { sketches } from './sketches.ts'

/** A cinema before its first show: the projector throws the outline of what is to come. Decorative. */
export function ComingArt({ sketch }: { sketch: Sketch }) {
  const { areas, lines, lit } = sketches[sketch]
  return (
    <svg className={styles.art} viewBox="0 0 420 280" aria-hidden="true">
      <path className={screen.beam} d="M38 204L150 20H400V170Z" />
      <path className={screen.canvas} d="M150 20H400V170H150Z" />
      <g transform="translate(150 20)">
        <path className={styles.areas} d={areas} />
        <path className={styles.lines} d={lines} />
        <path className={styles.lit} d={lit} />
      </g>
      <path
        className={screen.projector}
        strokeWidth={3}
        d="M8 192H38V222H8ZM38 200L52 195V219L38 214ZM15 222V262M31 222V262"
      />
      <path
        className={styles.reel}
        d="M4 180a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M24 182a8 8 0 1 0 16 0a8 8 0 1 0 -16 0"
      />
      <path
        className={screen.seats}
        d="M122 280V244q20-16 40 0v36M174 280V244q20-16 40 0v36M226 280V244q20-16 40 0v36M278 280V244q20-16 40 0v36M330 280V244q20-16 40 0v36"
      />
    </svg>
  )
}
