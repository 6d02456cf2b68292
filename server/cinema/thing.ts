import * as schema from '../db/schema/cinema.ts'
import type { ThingKind } from '../things/thing.ts'

export const cinemas: ThingKind = { type: 'cinemas', table: schema.cinemas, name: schema.cinemas.name }
