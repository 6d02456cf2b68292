import { draftVersionCall, draftVersionsCall } from '#contract/articleVersions.ts'
import { toRef } from '../core/toRef.ts'

/** The kept versions of one's own article. */
export const versionsRef = (id: string) => toRef(draftVersionsCall, { params: { id } })

/** One version with its text. */
export const versionRef = (id: string, revision: string) => toRef(draftVersionCall, { params: { id, revision } })
