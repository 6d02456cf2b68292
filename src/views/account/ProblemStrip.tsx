import type { Refusal } from '../../atoms/core/outcome.ts'
import { problemTexts } from '../../texts/problems.ts'
import { ErrorStrip } from '../../ui/kit/ErrorStrip.tsx'

/** The problem of a refusal, beside the faults of its fields. */
export function ProblemStrip({ refusal }: { refusal: Refusal | null }) {
  return refusal?.problem ? <ErrorStrip message={problemTexts[refusal.problem]} /> : null
}
