/**
 * Lighthouse with the budgets as errors: mobile, simulated slow 4G. `run.mjs` starts the production server, names
 * the pages, how often each is audited and whether every audit must pass or the median; it asserts what depends on the
 * machine's speed, and says where Chromium is.
 */
const pages = JSON.parse(process.env.LIGHTHOUSE_URLS ?? '[]')

const aggregationMethod = process.env.LIGHTHOUSE_EVERY ? 'pessimistic' : 'median'
const all = (minScore) => ['error', { minScore, aggregationMethod }]
const atMost = (maxNumericValue) => ['error', { maxNumericValue, aggregationMethod }]

module.exports = {
  ci: {
    collect: {
      // By turns: machines get quicker and slower while they are measured, for minutes at a time.
      url: Array.from({ length: Number(process.env.LIGHTHOUSE_RUNS) }, () => [
        ...pages.slice(0, 2),
        process.env.LIGHTHOUSE_REFERENCE,
        ...pages.slice(2),
      ]).flat(),
      numberOfRuns: 1,
      chromePath: process.env.CHROME_PATH,
      settings: {
        chromeFlags:
          '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync',
        formFactor: 'mobile',
        throttlingMethod: 'simulate',
        // A picture for the report, which nobody looks at, would take as long as the audits.
        disableFullPageScreenshot: true,
        onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      },
    },
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
            'resource-summary:script:size': atMost(152 * 1024),
            'resource-summary:stylesheet:size': atMost(20 * 1024),
          },
        },
        {
          // Screens that few visits begin with share files with acts (ADR 058).
          matchingUrlPattern: `^${process.env.LIGHTHOUSE_BASE}/(people|liste)/`,
          assertions: {
            'resource-summary:script:size': atMost(240 * 1024),
            'resource-summary:stylesheet:size': atMost(33 * 1024),
          },
        },
      ],
    },
    upload: { target: 'filesystem', outputDir: '.lighthouseci/reports' },
  },
}
