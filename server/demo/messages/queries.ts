import type { Tx } from '../../db/client.ts'
import { insertAll } from '../../db/insertAll.ts'
import { messageMembers, messages, messageThreads } from '../../db/schema/messages.ts'
import { beginNumbering } from '../numbering/queries.ts'
import type { MessageRows } from './messageRows.ts'

/** Inserts what members have written to each other and is not there yet, as the newest changes of their members. */
export async function insertMessages(tx: Tx, rows: MessageRows): Promise<void> {
  const numbering = await beginNumbering(
    tx,
    [...rows.members, ...rows.messages].map(({ userId }) => userId),
  )
  await insertAll(tx, messageThreads, rows.threads)
  await insertAll(tx, messages, rows.messages.map(numbering.number))
  await insertAll(tx, messageMembers, rows.members.map(numbering.number))
  await numbering.save()
}
