import { expect, it } from 'vitest'
import { planModules } from './modulePlan.ts'

/** Each module with what it imports; a lazy import begins with `~`. */
const modules: Record<string, string[]> = {
  'src/app/main.tsx': [
    'react',
    'src/app/pages/film/routes.ts',
    'src/app/pages/lists/routes.ts',
    'shell',
    '~hydrate',
    '~src/app/start/warm.ts',
  ],
  react: [],
  shell: ['~src/app/shell/LoginModal.tsx', '~src/app/shell/Toasts.tsx'],
  'src/app/shell/LoginModal.tsx': ['text'],
  'src/app/shell/Toasts.tsx': [],
  hydrate: ['src/atoms/core/session.ts'],
  'src/atoms/core/session.ts': ['~readSession'],
  readSession: [],
  'src/app/start/warm.ts': ['title'],
  'src/app/pages/film/routes.ts': ['~src/app/pages/film/loader.ts', '~src/views/film/FilmView.tsx'],
  'src/app/pages/film/loader.ts': [],
  'src/views/film/FilmView.tsx': ['title', '~src/views/film/Part.tsx'],
  'src/views/film/Part.tsx': ['part.css'],
  'part.css': [],
  title: ['title.css', 'src/atoms/core/more.ts'],
  'src/atoms/core/more.ts': ['~nextPage'],
  nextPage: [],
  'title.css': [],
  'src/app/pages/lists/routes.ts': ['~src/views/lists/ListView.tsx', '~src/views/lists/ListsView.tsx'],
  'src/views/lists/ListView.tsx': ['title', 'text', 'list'],
  'src/views/lists/ListsView.tsx': ['list', 'list.css'],
  list: [],
  'list.css': [],
  text: [],
}
const toId = (name: string) => (name === 'react' ? '/app/node_modules/react/index.js' : `/app/${name}`)
const byId = new Map(Object.entries(modules).map(([name, imports]) => [toId(name), imports]))
const graph = {
  getModuleInfo(id: string) {
    const imports = byId.get(id)
    if (!imports) return null
    const lazy = imports.filter((name) => name.startsWith('~'))
    return {
      importedIds: imports.filter((name) => !lazy.includes(name)).map(toId),
      dynamicallyImportedIds: lazy.map((name) => toId(name.slice(1))),
    }
  },
}
const plan = planModules(graph, '/app', [
  { feature: 'film', paths: [], atInstall: ['src/views/film/FilmView.tsx'] },
  { feature: 'lists', paths: [], atInstall: [] },
])

it.each([
  ['what the entry imports', ['react'], 'react'],
  ['what the entry imports of ours', ['shell', 'src/app/pages/film/routes.ts', 'src/app/pages/lists/routes.ts'], 'app'],
  ['what an installed screen shows first', ['src/views/film/FilmView.tsx', 'title', 'src/atoms/core/more.ts'], 'Film'],
  ['what it shows later', ['src/views/film/Part.tsx'], 'parts'],
  ['what loads it', ['src/app/pages/film/loader.ts'], 'film-parts'],
  ['what each page loads once it has started', ['hydrate', 'readSession', 'nextPage'], 'start'],
  ['what of it needs a screen', ['src/app/start/warm.ts'], 'start-warm'],
  ['what the shell shows', ['src/app/shell/Toasts.tsx'], 'acts'],
  [
    'what another feature shows',
    ['src/views/lists/ListView.tsx', 'src/views/lists/ListsView.tsx', 'list'],
    'later-lists',
  ],
  ['what it shares with dialogs', ['text'], 'later-lists'],
  ['dialogs', ['src/app/shell/LoginModal.tsx'], 'later-acts'],
])('has one file for %s', (_what, names, file) => {
  expect(new Set(names.map((name) => plan.files.get(toId(name))))).toEqual(new Set([file]))
})

it('leaves the entry a file of its own', () => {
  expect(plan.files.get('/app/src/app/main.tsx')).toBe('')
})

it('has styles of a first visit, of the other installed screens, and of all others', () => {
  expect(['title.css', 'part.css', 'list.css'].map((name) => plan.toStyles(toId(name)))).toEqual([
    'first-styles',
    'more-styles',
    'later-styles',
  ])
})
