/** As much of a Lighthouse result as is read here. */
type Report = {
  requestedUrl: string
  /** Processor time, in ms. */
  mainThreadTime: number
  audits: Record<string, { numericValue?: number; score: number | null }>
  categories: { performance: { score: number; auditRefs: { id: string; weight: number }[] } }
}

export function compareTimes(
  reports: readonly Report[],
  referenceUrl: string,
): { url: string; passed: boolean; line: string }[]
