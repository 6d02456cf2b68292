/** A link that serves until a place opens. `to` may name parts of the place's own path in braces. */
export type Way = { label: string; to: string }

/** The outlines that the canvas can draw. */
export type Sketch = 'wall' | 'scale' | 'play' | 'pages' | 'wave' | 'grid' | 'letters' | 'form' | 'ticket'

/** The shelf of existing titles that fits the place. */
export type Shelf = 'best' | 'series' | 'starts' | 'upcoming'

/** A place of the specification that has no screen yet: its future content, in plain words. */
export type ComingPlace = {
  title: string
  text: string
  sketch: Sketch
  shelf?: Shelf
  ways: readonly Way[]
  /** A place of a member: a visitor is asked to sign in. */
  personal?: true
}
