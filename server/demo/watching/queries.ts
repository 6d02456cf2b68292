import type { Tx } from '../../db/client.ts'
import { insertAll } from '../../db/insertAll.ts'
import { privacy } from '../../db/schema/privacy.ts'
import { diaryEntries, seenEpisodes } from '../../db/schema/watching.ts'
import { beginNumbering } from '../numbering/queries.ts'
import type { WatchingRows } from './watchingRows.ts'

/** Inserts what members have watched and is not there yet, as the newest changes of their members. */
export async function insertWatching(tx: Tx, { diary, episodes, shown }: WatchingRows): Promise<void> {
  const numbering = await beginNumbering(
    tx,
    [...diary, ...episodes].map(({ userId }) => userId),
  )
  await insertAll(tx, diaryEntries, diary.map(numbering.number))
  await insertAll(tx, seenEpisodes, episodes.map(numbering.number))
  await numbering.save()
  await insertAll(tx, privacy, shown)
}
