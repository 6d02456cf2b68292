import { confirmation, description, heading } from '../../../texts/account.ts'
import { toUnlistedHead } from '../../core/unlistedHead.ts'

export const accountHead = async () => toUnlistedHead(heading, description)

/** The address holds a secret: no other site may learn it. */
export async function confirmEmailHead() {
  const { meta } = toUnlistedHead(confirmation.heading)
  return { meta: [...meta, { name: 'referrer', content: 'no-referrer' }] }
}
