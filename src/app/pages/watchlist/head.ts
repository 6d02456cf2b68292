import { description, heading } from '../../../texts/watchlist.ts'
import { toUnlistedHead } from '../../core/unlistedHead.ts'

export const watchlistHead = async () => toUnlistedHead(heading, description)
