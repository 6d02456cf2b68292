import type { Command } from './command.ts'
import { favouriteCinema, unfavouriteCinema } from './favouriteCinema.ts'
import { clearRating, rateTitle } from './rateTitle.ts'

/** Every kind of command this version of the app knows, by its name. */
export type Registry = ReadonlyMap<string, Command>

export const toRegistry = (commands: readonly Command[]): Registry =>
  new Map(commands.map((command) => [command.kind, command]))

export const registry = toRegistry([rateTitle, clearRating, favouriteCinema, unfavouriteCinema])
