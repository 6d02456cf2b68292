import * as texts from '../../../texts/meetups.ts'
import { toUnlistedHead } from '../../core/unlistedHead.ts'

export const meetupsHead = async () => toUnlistedHead(texts.heading, texts.description)
export const meetupHead = async () => toUnlistedHead(texts.one, texts.oneDescription)
export const meetupFormHead = async () => toUnlistedHead(texts.formHeading, texts.formDescription)
