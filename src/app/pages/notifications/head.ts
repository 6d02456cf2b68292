import { description, heading } from '../../../texts/notifications.ts'
import { toUnlistedHead } from '../../core/unlistedHead.ts'

export const notificationsHead = async () => toUnlistedHead(heading, description)
