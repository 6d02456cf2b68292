import { description, heading } from '../../../texts/firstSteps.ts'
import { toUnlistedHead } from '../../core/unlistedHead.ts'

export const firstStepsHead = async () => toUnlistedHead(heading, description)
