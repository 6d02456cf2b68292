import { description, heading } from '../../../texts/diary.ts'
import { toUnlistedHead } from '../../core/unlistedHead.ts'

export const diaryHead = async () => toUnlistedHead(heading, description)
