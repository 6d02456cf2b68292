import * as texts from '../../../texts/blog.ts'
import { toUnlistedHead } from '../../core/unlistedHead.ts'

export const blogHead = async () => toUnlistedHead(texts.heading, texts.description)
export const editorHead = async () => toUnlistedHead(texts.editorHeading, texts.editorDescription)
