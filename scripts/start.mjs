// `npm start`: installs and builds what changed, then becomes the server.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './ensureBuilt.mjs'
import { ensureInstalled } from './ensureInstalled.mjs'
import { requireNode, root } from './run.mjs'

requireNode()
await ensureInstalled()
await ensureBuilt()
process.chdir(root)
await import(pathToFileURL(join(root, 'dist/server/main.js')).href)
