/**
 * The budgets of Lighthouse as errors, for the median of a page's audits. `run.mjs` audits, asserts what depends on the
 * machine's speed, and names the app's server.
 */
const aggregationMethod = 'median'
const all = (minScore) => ['error', { minScore, aggregationMethod }]
const atMost = (maxNumericValue) => ['error', { maxNumericValue, aggregationMethod }]

module.exports = {
  ci: {
    assert: {
      includePassedAssertions: true,
      assertMatrix: [
        {
          matchingUrlPattern: `^${process.env.LIGHTHOUSE_BASE}/`,
          assertions: {
            'categories:accessibility': all(1),
            'categories:best-practices': all(1),
            'categories:seo': all(1),
            'largest-contentful-paint': atMost(1800),
            'cumulative-layout-shift': atMost(0.02),
            'resource-summary:font:size': atMost(60 * 1024),
          },
        },
        {
          matchingUrlPattern: `^${process.env.LIGHTHOUSE_BASE}/(?!people/|liste/)`,
          assertions: {
            'resource-summary:script:size': atMost(160 * 1024),
            'resource-summary:stylesheet:size': atMost(20 * 1024),
          },
        },
        {
          // Screens that few visits begin with share files with acts (ADR 058).
          matchingUrlPattern: `^${process.env.LIGHTHOUSE_BASE}/(people|liste)/`,
          assertions: {
            'resource-summary:script:size': atMost(259 * 1024),
            'resource-summary:stylesheet:size': atMost(36 * 1024),
          },
        },
      ],
    },
  },
}
