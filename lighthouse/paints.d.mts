/** As much of a Lighthouse result as is read here. */
type Report = { requestedUrl: string; audits: Record<string, { numericValue: number }> }

export function comparePaints(
  reports: readonly Report[],
  referenceUrl: string,
): { url: string; passed: boolean; line: string }[]
