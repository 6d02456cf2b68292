import { defineConfig } from 'vite'

/** Bundles the server, since Node 20 runs no TypeScript. Packages stay outside. */
export default defineConfig({
  publicDir: false,
  build: {
    target: 'node20',
    outDir: 'dist/server',
    ssr: true,
    rollupOptions: {
      input: {
        main: 'server/main.ts',
        embeddedWorker: 'server/db/embeddedWorker.ts',
        pictureWorker: 'server/media/pictureWorker.ts',
        renderWorker: 'server/media/renderWorker.ts',
      },
      output: { entryFileNames: '[name].js' },
    },
  },
})
