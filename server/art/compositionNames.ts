/** Every composition there is; their drawings are in `compositions/`. */
export const compositionNames = [
  'blinds',
  'contours',
  'door',
  'eye',
  'facade',
  'flora',
  'forest',
  'hill',
  'motif',
  'planet',
  'pool',
  'record',
  'ridges',
  'road',
  'shards',
  'stairs',
  'street',
  'tower',
  'vase',
  'waves',
] as const

export type CompositionName = (typeof compositionNames)[number]
