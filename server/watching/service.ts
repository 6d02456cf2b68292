import { listDiaryChanges as listDiary } from './diary/service.ts'
import { listEpisodeChanges as listEpisodes } from './episodes/service.ts'

/** A member's seen episodes by series, where they changed after a number. */
export const listEpisodeChanges = listEpisodes
/** A member's diary, where it changed after a number. */
export const listDiaryChanges = listDiary
