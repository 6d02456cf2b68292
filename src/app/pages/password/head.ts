import { passwordTitle } from '../../../texts/password.ts'
import { toUnlistedHead } from '../../core/unlistedHead.ts'

export const passwordHead = async () => toUnlistedHead(passwordTitle)
