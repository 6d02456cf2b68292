/** A place in the log: after the event `id` of the transaction `tx`, or before all of `tx` with the id 0. */
export type Cursor = { tx: bigint; id: bigint }

const SHAPE = /^(\d{1,20})-(\d{1,19})$/

/** As it stands in `id:` of the stream. */
export const toCursorText = ({ tx, id }: Cursor): string => `${tx}-${id}`

/** Null for what is no place of ours. */
export function readCursor(text: string): Cursor | null {
  const [, tx, id] = SHAPE.exec(text) ?? []
  return tx === undefined || id === undefined ? null : { tx: BigInt(tx), id: BigInt(id) }
}

export const isAfter = (one: Cursor, other: Cursor): boolean =>
  one.tx > other.tx || (one.tx === other.tx && one.id > other.id)
