import type { PersonalTable } from './described.ts'
import { deviceIntents, effects, idempotency } from './schema/commands.ts'

export const ownEffects: PersonalTable = {
  table: effects,
  owner: effects.userId,
  exported: {
    file: 'verlauf',
    columns: {
      kind: effects.kind,
      target: effects.target,
      at: effects.at,
    },
    order: [effects.id],
  },
}

/** Not exported: receipts of the very actions that the others tell, for machines; gone after 90 days. */
export const ownReceipts: PersonalTable = { table: idempotency, owner: idempotency.userId, exported: null }

/** Not exported: the order in which a device sent those actions, for machines; gone after 90 days. */
export const ownDeviceIntents: PersonalTable = { table: deviceIntents, owner: deviceIntents.userId, exported: null }
