import type { Composition } from '../composition.ts'
import type { CompositionName } from '../compositionNames.ts'
import { blinds } from './blinds.ts'
import { books } from './books.ts'
import { booth } from './booth.ts'
import { bridge } from './bridge.ts'
import { chess } from './chess.ts'
import { clock } from './clock.ts'
import { contours } from './contours.ts'
import { curtain } from './curtain.ts'
import { door } from './door.ts'
import { dunes } from './dunes.ts'
import { eye } from './eye.ts'
import { facade } from './facade.ts'
import { flora } from './flora.ts'
import { forest } from './forest.ts'
import { hill } from './hill.ts'
import { hourglass } from './hourglass.ts'
import { iceberg } from './iceberg.ts'
import { keyhole } from './keyhole.ts'
import { lanterns } from './lanterns.ts'
import { masks } from './masks.ts'
import { matches } from './matches.ts'
import { maze } from './maze.ts'
import { moons } from './moons.ts'
import { motif } from './motif.ts'
import { piano } from './piano.ts'
import { planes } from './planes.ts'
import { planet } from './planet.ts'
import { pool } from './pool.ts'
import { rain } from './rain.ts'
import { record } from './record.ts'
import { ridges } from './ridges.ts'
import { road } from './road.ts'
import { shards } from './shards.ts'
import { ship } from './ship.ts'
import { shoal } from './shoal.ts'
import { stairs } from './stairs.ts'
import { street } from './street.ts'
import { tower } from './tower.ts'
import { tunnel } from './tunnel.ts'
import { umbrellas } from './umbrellas.ts'
import { vase } from './vase.ts'
import { viaduct } from './viaduct.ts'
import { waves } from './waves.ts'
import { wheel } from './wheel.ts'
import { wires } from './wires.ts'

export const compositions: Readonly<Record<CompositionName, Composition>> = {
  blinds,
  books,
  booth,
  bridge,
  chess,
  clock,
  contours,
  curtain,
  door,
  dunes,
  eye,
  facade,
  flora,
  forest,
  hill,
  hourglass,
  iceberg,
  keyhole,
  lanterns,
  masks,
  matches,
  maze,
  moons,
  motif,
  piano,
  planes,
  planet,
  pool,
  rain,
  record,
  ridges,
  road,
  shards,
  ship,
  shoal,
  stairs,
  street,
  tower,
  tunnel,
  umbrellas,
  vase,
  viaduct,
  waves,
  wheel,
  wires,
}
