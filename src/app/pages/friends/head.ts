import { description, heading } from '../../../texts/friends.ts'
import { toUnlistedHead } from '../../core/unlistedHead.ts'

export const friendsHead = async () => toUnlistedHead(heading, description)
