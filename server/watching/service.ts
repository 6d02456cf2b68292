import { countEntries } from './diary/queries.ts'
import { listDiaryChanges as listDiary } from './diary/service.ts'
import { listEpisodeChanges as listEpisodes } from './episodes/service.ts'
import { listShownDiary as listShown } from './shown/service.ts'
import { noMonths as none, readDiaryYear as readYear } from './year/service.ts'

/** A member's seen episodes by series, where they changed after a number. */
export const listEpisodeChanges = listEpisodes
/** A member's diary, where it changed after a number. */
export const listDiaryChanges = listDiary

/** A member's diary as others read it: the number of entries, pages of them, and a year in numbers. */
export const countDiary = countEntries
export const listShownDiary = listShown
export const readDiaryYear = readYear
export const noMonths = none
