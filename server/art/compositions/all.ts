import type { Composition } from '../composition.ts'
import type { CompositionName } from '../compositionNames.ts'
import { blinds } from './blinds.ts'
import { contours } from './contours.ts'
import { door } from './door.ts'
import { eye } from './eye.ts'
import { facade } from './facade.ts'
import { flora } from './flora.ts'
import { forest } from './forest.ts'
import { hill } from './hill.ts'
import { motif } from './motif.ts'
import { planet } from './planet.ts'
import { pool } from './pool.ts'
import { record } from './record.ts'
import { ridges } from './ridges.ts'
import { road } from './road.ts'
import { shards } from './shards.ts'
import { stairs } from './stairs.ts'
import { street } from './street.ts'
import { tower } from './tower.ts'
import { vase } from './vase.ts'
import { waves } from './waves.ts'

export const compositions: Readonly<Record<CompositionName, Composition>> = {
  blinds,
  contours,
  door,
  eye,
  facade,
  flora,
  forest,
  hill,
  motif,
  planet,
  pool,
  record,
  ridges,
  road,
  shards,
  stairs,
  street,
  tower,
  vase,
  waves,
}
