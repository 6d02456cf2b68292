import * as texts from '../../../texts/messages.ts'
import { toUnlistedHead } from '../../core/unlistedHead.ts'

export const inboxHead = async () => toUnlistedHead(texts.heading, texts.description)
export const threadHead = async () => toUnlistedHead(texts.one, texts.oneDescription)
export const newThreadHead = async () => toUnlistedHead(texts.newHeading, texts.newDescription)
