import type { Taste } from '#contract/taste.ts'
import * as texts from '../../texts/friends.ts'
import styles from './Taste.module.css'

/** Radius and how far apart the middles stand when nothing is shared, in the picture's units. */
const RADIUS = 42
const APART = 2 * RADIUS
const [WIDTH, HEIGHT] = [172, 90]

/**
 * "Geschmacksnähe": two circles in the two inks, vermilion is me; what they share is the match. Always with how many
 * ratings it is from, and how sure that is.
 */
export function TasteMatch({ taste }: { taste: Taste }) {
  const { match, common } = taste
  if (match === null) {
    return (
      <div className={styles.near} data-none>
        <Circles share={0} label={texts.tooFew} />
        <div>
          <p className={styles.none}>{texts.tooFew}</p>
          <p className={styles.note}>{texts.tooFewText(common)}</p>
        </div>
      </div>
    )
  }
  const { percent, low, high } = match
  return (
    <div className={styles.near}>
      <Circles share={percent / 100} label={texts.overlap(percent)} />
      <div>
        <p className={styles.figure}>
          {percent}
          <small>{' %'}</small>
        </p>
        <p className={styles.note}>
          {texts.common(common)}, {texts.surely(low, high)}
        </p>
      </div>
    </div>
  )
}

/** The same in a row of a list. */
export function TasteFigure({ taste }: { taste: Taste }) {
  const { match, common } = taste
  return (
    <p className={styles.small}>
      {match === null ? (
        <span className={styles.note}>{texts.tooFew}</span>
      ) : (
        <>
          <b className={styles.smallFigure}>
            <span className={styles.smallName}>{texts.taste}: </span>
            {texts.percent(match.percent)}
          </b>
          <span className={styles.note}>
            {texts.common(common)}, {texts.surely(match.low, match.high)}
          </span>
        </>
      )}
    </p>
  )
}

function Circles({ share, label }: { share: number; label: string }) {
  const half = (APART * (1 - share)) / 2
  const middle = WIDTH / 2
  const [left, right, y] = [middle - half, middle + half, HEIGHT / 2]
  const reach = Math.sqrt(Math.max(0, RADIUS * RADIUS - half * half))
  const lens = `M${middle} ${y - reach}A${RADIUS} ${RADIUS} 0 0 1 ${middle} ${y + reach}A${RADIUS} ${RADIUS} 0 0 1 ${middle} ${y - reach}`
  return (
    <svg className={styles.circles} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <circle className={styles.theirs} cx={left} cy={y} r={RADIUS} />
      <circle className={styles.mine} cx={right} cy={y} r={RADIUS} />
      {share > 0 && <path className={styles.shared} d={share === 1 ? toCircle(middle, y) : lens} />}
    </svg>
  )
}

/** Both circles are one: the lens's arcs would be none. */
const toCircle = (x: number, y: number): string =>
  `M${x - RADIUS} ${y}a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${-2 * RADIUS} 0`
