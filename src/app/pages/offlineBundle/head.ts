import { description, heading } from '../../../texts/offlineBundle.ts'
import { toUnlistedHead } from '../../core/unlistedHead.ts'

export const offlineBundleHead = async () => toUnlistedHead(heading, description)
