// `npm start`: installs and builds what changed, then becomes the server.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkNode, ensureBuilt, ensureInstalled, root } from './prepare.mjs'

checkNode()
ensureInstalled()
ensureBuilt()
process.chdir(root)
await import(pathToFileURL(join(root, 'dist/server/main.js')).href)
