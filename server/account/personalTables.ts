import { allThings } from '../allThings.ts'

/**
 * Every table that belongs to a user beside those of things, what the export holds of it, and what becomes of it with
 * the account. A test fails when the schema has another one: decide here first.
 *
 * - `exported`: the name of its files; `null` with the reason beside it.
 * - `onDeletion`: `goes`, or `stays` as that of "gelöschter Nutzer".
 */
export const ownTables = {
  users: { exported: 'profil', onDeletion: 'goes' },
  sessions: { exported: 'anmeldungen', onDeletion: 'goes' },
  ratings: { exported: 'bewertungen', onDeletion: 'goes' },
  marks: { exported: 'markierungen', onDeletion: 'goes' },
  watchlist_rules: { exported: 'merkliste-einstellung', onDeletion: 'goes' },
  list_items: { exported: 'listen-titel', onDeletion: 'goes' },
  privacy: { exported: 'sichtbarkeit', onDeletion: 'goes' },
  favourite_cinemas: { exported: 'lieblingskinos', onDeletion: 'goes' },
  effects: { exported: 'verlauf', onDeletion: 'goes' },
  member_blocks: { exported: 'sperre', onDeletion: 'goes' },
  notices: { exported: 'hinweise', onDeletion: 'goes' },
  notifications: { exported: 'benachrichtigungen', onDeletion: 'goes' },
  notification_settings: { exported: 'benachrichtigungs-einstellungen', onDeletion: 'goes' },
  user_tokens: { exported: 'mail-links', onDeletion: 'goes' },
  // Receipts of the very actions that the others tell, for machines; gone after 90 days.
  idempotency: { exported: null, onDeletion: 'goes' },
  // The order in which a device sent those actions, for machines; gone after 90 days.
  device_intents: { exported: null, onDeletion: 'goes' },
} as const satisfies Record<string, { exported: string | null; onDeletion: 'goes' | 'stays' }>

/** The same of all tables that belong to a user. Of a thing its domain decides, in `thing.ts`. */
export const personalTables: Readonly<Record<string, { exported: string | null; onDeletion: 'goes' | 'stays' }>> = {
  ...ownTables,
  ...Object.fromEntries(
    allThings.flatMap(({ type, exported, onDeletion }) =>
      exported && onDeletion ? [[type, { exported: exported.file, onDeletion }]] : [],
    ),
  ),
}
