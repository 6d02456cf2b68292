import type { BrowserContext } from '@playwright/test'

/** What the pages of a context do against their Content-Security-Policy, Trusted Types included, as it comes. */
export async function collectViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = []
  await context.exposeFunction('reportViolation', (violation: string) => violations.push(violation))
  await context.addInitScript(() => {
    addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sample, sourceFile, lineNumber }) => {
        const { reportViolation } = window as unknown as { reportViolation: (violation: string) => void }
        reportViolation(
          `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}:${lineNumber}`,
        )
      },
    )
  })
  return violations
}
