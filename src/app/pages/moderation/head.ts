import { description, heading } from '../../../texts/moderation.ts'
import { toUnlistedHead } from '../../core/unlistedHead.ts'

export const moderationHead = async () => toUnlistedHead(heading, description)
