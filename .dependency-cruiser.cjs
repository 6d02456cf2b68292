const { tableRules } = require('./.dependency-cruiser.tables.cjs')

const TEST = '[.]test[.]tsx?$'

/** A layer may import what its list names and nothing else of ours or of packages. */
const only = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TEST },
  to: { path: '^(src|server|contract|node_modules)/', pathNot: to },
})

module.exports = {
  forbidden: [
    ...tableRules(TEST),
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    only(
      'contract-is-a-leaf',
      '^contract/',
      ['^contract/', '^node_modules/zod/'],
      'Schemas and pure rules: no framework, no I/O.',
    ),
    only(
      'sync-below-react',
      '^src/sync/',
      ['^src/sync/', '^contract/', '^node_modules/(zod|dexie|idb-keyval)/'],
      'sync also runs in the worker.',
    ),
    only(
      'sw-uses-sync-only',
      '^src/sw/',
      ['^src/(sw|sync)/', '^contract/', '^node_modules/(zod|dexie|idb-keyval|workbox-)'],
      'No DOM, no React, no atoms.',
    ),
    only(
      'atoms-below-views',
      '^src/atoms/',
      [
        '^src/(atoms|sync)/',
        '^contract/',
        '^node_modules/(@types/react|react|jotai|dexie|zod|idb-keyval|@noble/hashes)',
      ],
      'State knows no screen.',
    ),
    {
      name: 'references-are-made-in-refs',
      comment: 'The input of a resource is built in one place (ADR 054).',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/atoms/[^/]+/refs[.]ts$', TEST] },
      to: { path: '^src/atoms/core/toRef[.]ts$' },
    },
    {
      name: 'refs-bring-calls-alone',
      comment: 'A page that takes a reference loads no other code of the feature.',
      severity: 'error',
      from: { path: '^src/atoms/[^/]+/refs[.]ts$' },
      to: { path: '^src/', pathNot: '^src/atoms/core/toRef[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    only('ui-knows-no-state', '^src/ui/', ['^src/(ui|texts)/', '^contract/', '^node_modules/'], 'Pure look.'),
    only(
      'core-knows-no-feature',
      '^src/atoms/core/',
      ['^src/atoms/core/', '^src/sync/', '^contract/', '^node_modules/'],
      'What all features share.',
    ),
    only(
      'kit-knows-no-feature',
      '^src/ui/kit/',
      ['^src/ui/kit/', '^src/texts/', '^contract/', '^node_modules/'],
      'Parts.',
    ),
    only('texts-are-a-leaf', '^src/texts/', ['^src/texts/', '^contract/'], 'Plain functions and strings.'),
    only(
      'views-stay-above-atoms',
      '^src/views/',
      ['^src/(views|atoms|ui|texts)/', '^contract/', '^node_modules/'],
      'Screens reach data through atoms.',
    ),
    {
      name: 'pages-meet-in-the-router',
      comment: 'The parts of the app below the pages know none of them.',
      severity: 'error',
      from: { path: '^src/app/(core|shell|session|replay)/', pathNot: TEST },
      to: { path: '^src/app/(pages|start)/' },
    },
    {
      name: 'views-are-islands',
      severity: 'error',
      from: { path: '^src/views/([^/]+)/' },
      to: { path: '^src/views/', pathNot: '^src/views/$1/' },
    },
    { name: 'client-and-server-apart', severity: 'error', from: { path: '^src/' }, to: { path: '^server/' } },
    { name: 'server-without-client', severity: 'error', from: { path: '^server/' }, to: { path: '^src/' } },
    {
      name: 'domains-meet-at-service',
      severity: 'error',
      from: { path: '^server/([^/]+)/', pathNot: ['^server/(db|http)/', TEST] },
      to: {
        path: '^server/[^/]+/',
        pathNot: ['^server/$1/', '^server/(db|http|things)/', '^server/[^/]+/service[.]ts$'],
      },
    },
    {
      name: 'platform-below-domains',
      severity: 'error',
      from: { path: '^server/(db|http)/', pathNot: TEST },
      to: { path: '^server/', pathNot: '^server/(db|http)/' },
    },
    {
      name: 'things-below-domains',
      severity: 'error',
      from: { path: '^server/things/', pathNot: TEST },
      to: { path: '^server/', pathNot: '^server/(db|http|things)/' },
    },
    {
      name: 'drizzle-only-in-queries',
      severity: 'error',
      from: { path: '^server/', pathNot: ['^server/db/', 'queries[.]ts$', TEST] },
      to: { path: '^node_modules/drizzle-orm/' },
    },
    {
      name: 'sql-stays-private',
      severity: 'error',
      from: { path: '^server/([^/]+)/', pathNot: ['(service|queries|plugin|thing)[.]ts$', TEST, '^server/db/'] },
      to: { path: 'queries[.]ts$' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}
