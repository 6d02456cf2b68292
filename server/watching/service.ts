import { listEpisodeChanges as listEpisodes } from './episodes/service.ts'

/** A member's seen episodes by series, where they changed after a number. */
export const listEpisodeChanges = listEpisodes
