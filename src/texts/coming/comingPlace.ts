/** A link that serves until a place opens. `to` may name parts of the place's own path in braces. */
export type Way = { label: string; to: string }

/** What the canvas shows in outline. */
export type Sketch =
  | 'wall'
  | 'scale'
  | 'play'
  | 'pages'
  | 'wave'
  | 'discs'
  | 'grid'
  | 'faces'
  | 'letters'
  | 'form'
  | 'ticket'

/** What is there already and fits. */
export type Shelf = 'best' | 'series' | 'starts' | 'upcoming' | 'stars'

/** A place of the specification that has no screen yet: what will be there, said plainly. */
export type ComingPlace = {
  title: string
  text: string
  sketch: Sketch
  shelf?: Shelf
  ways: readonly Way[]
  /** Belongs to a member: a visitor is asked to sign in. */
  personal?: true
}
