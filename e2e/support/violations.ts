import type { BrowserContext } from '@playwright/test'

/**
 * The violations of a context's pages against their Content-Security-Policy, Trusted Types included; later ones are
 * added.
 */
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
