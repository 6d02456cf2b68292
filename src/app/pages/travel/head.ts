import { description, heading } from '../../../texts/travel.ts'
import { toUnlistedHead } from '../../core/unlistedHead.ts'

export const travelHead = async () => toUnlistedHead(heading, description)
