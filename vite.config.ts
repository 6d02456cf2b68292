import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { chunkGroups, FIRST_STYLES } from './scripts/build/chunks.ts'
import { leanRoutes } from './scripts/build/leanRoutes.ts'
import { legacyNoticeFile } from './scripts/build/legacyNotice.ts'
import { minifyInline } from './scripts/build/minifyInline.ts'
import { newerBuilds } from './scripts/build/newerBuilds.ts'
import { pageStyles } from './scripts/build/pageStyles.ts'
import { routePaths } from './scripts/build/routePaths.ts'
import { shellStyles } from './scripts/build/shellStyles.ts'
import { shortNames } from './scripts/build/shortNames.ts'
import { sourceManifest } from './scripts/build/sourceManifest.ts'
import { startFrame } from './scripts/build/startFrame.ts'
import { workerFiles } from './scripts/build/workerFiles.ts'
import { stylePictures } from './scripts/stylePictures.ts'

/** What the server answers beside the app (docs/ROUTES.md); `/sitemaps` is a page of the app. */
const serverPaths = [
  ...['/api', '/images', '/healthz', '/readyz', '/cinema_showtimes', '/t.gif'],
  ...['/rss', '^/sitemap(/|\\.xml)', '/robots.txt', '/dev/mail'],
]

/** Built before the app, whose shell contains its frame. */
const RENDERER = 'dist/render/entryServer.js'

/** The app (`dist/client`) and, with `--ssr`, the module that renders its first page (`dist/render`). */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    stylePictures(),
    !isSsrBuild && legacyNoticeFile,
    ...(command === 'build' && !isSsrBuild
      ? [
          minifyInline,
          leanRoutes,
          shellStyles(FIRST_STYLES),
          startFrame(RENDERER),
          pageStyles,
          sourceManifest(import.meta.dirname),
        ]
      : []),
    !isSsrBuild &&
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'src/sw',
        filename: 'sw.ts',
        outDir: 'dist/client',
        manifest: false,
        injectRegister: false,
        registerType: 'prompt',
        injectManifest: {
          // The list of files is apart from the code (`workerFiles`).
          injectionPoint: undefined,
          buildPlugins: { vite: [routePaths] },
          rollupFormat: 'iife',
          sourcemap: false,
        },
        devOptions: { enabled: false },
      }),
    ...(command === 'build' && !isSsrBuild ? [workerFiles('dist/client')] : []),
  ],
  resolve: { alias: newerBuilds },
  // Bundled, the renderer brings React's production build along. Left outside, React would choose by NODE_ENV of whoever
  // starts the server, and its development build writes paths of files into pages.
  ...(isSsrBuild ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  ...(command === 'build' ? { css: { modules: { generateScopedName: shortNames(import.meta.dirname) } } } : {}),
  publicDir: isSsrBuild ? false : 'public',
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    // Files name each other by what does not change with their content: a changed file changes none that imports it.
    chunkImportMap: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/render' : 'dist/client',
    // Lists of what each screen needs would travel in the entry. The worker has all files, and a rendered page names its own.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, deps, { hostType }) => (hostType === 'html' ? deps : []),
    },
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            output: {
              // No names: each would travel in every page's import map and in the worker's list. The manifest knows them.
              chunkFileNames: 'assets/[hash].js',
              codeSplitting: { groups: chunkGroups(import.meta.dirname) },
            },
          },
        }),
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: Object.fromEntries(serverPaths.map((path) => [path, `http://127.0.0.1:${process.env.PORT ?? 3000}`])),
  },
}))
