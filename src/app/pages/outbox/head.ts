import { heading } from '../../../texts/outbox.ts'
import { toUnlistedHead } from '../../core/unlistedHead.ts'

export const outboxHead = async () => toUnlistedHead(heading)
