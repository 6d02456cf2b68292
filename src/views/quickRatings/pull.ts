/** The result of a swipe if it ended now. `skip` is `ready` once it is far enough. */
export type Pull = { act: 'none' } | { act: 'skip'; ready: boolean } | { act: 'rate'; value: number; ready: boolean }

/** Pixels that a finger moves without intention. */
const DEAD = 24
/** Shares of the stage's width: the distance at which a title is skipped, and the end of the scale at 10. */
const SKIP_AT = 0.25
const SCALE = 0.45
/** Pixels for each millisecond from which on a flick counts as far. */
const FLICK = 0.6

/**
 * Reads a swipe. To the left, the title is skipped as unknown. To the right it is rated: the further, the higher; a
 * value that was chosen before is used instead.
 *
 * @param dx pixels from the start of the swipe; negative to the left.
 * @param width of the stage.
 * @param chosen the value on the scale; null when none is.
 */
export function toPull(dx: number, width: number, chosen: number | null): Pull {
  if (Math.abs(dx) < DEAD) return { act: 'none' }
  const isFar = Math.abs(dx) >= width * SKIP_AT
  if (dx < 0) return { act: 'skip', ready: isFar }
  if (chosen !== null) return { act: 'rate', value: chosen, ready: isFar }
  const halves = Math.round(((dx - DEAD) / (width * SCALE)) * 20)
  return { act: 'rate', value: Math.min(20, Math.max(0, halves)) / 2, ready: true }
}

/**
 * The action of a swipe that ends now; null: the title springs back.
 *
 * @param speed pixels for each millisecond at the end; negative to the left.
 */
export function toRelease(pull: Pull, speed: number, chosen: number | null): 'skip' | { value: number } | null {
  switch (pull.act) {
    case 'none':
      return null
    case 'skip':
      return pull.ready ? (speed > FLICK ? null : 'skip') : speed < -FLICK ? 'skip' : null
    case 'rate': {
      // A flick to the left cancels the rating. A flick alone gives no value.
      if (speed < -FLICK) return null
      return pull.ready || (chosen !== null && speed > FLICK) ? { value: pull.value } : null
    }
  }
}
