import { description, heading } from '../../../texts/favourites.ts'
import { toUnlistedHead } from '../../core/unlistedHead.ts'

export const favouritesHead = async () => toUnlistedHead(heading, description)
