// `npm run dev`: the server, restarted when its sources change, and Vite with hot reload in front of it.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled } from './ensureInstalled.mjs'
import { requireNode, root } from './run.mjs'

requireNode()
await ensureInstalled()

const bin = (name) => join(root, 'node_modules/.bin', name)
const children = [
  spawn(bin('tsx'), ['watch', '--clear-screen=false', 'server/main.ts'], { cwd: root, stdio: 'inherit' }),
  spawn(bin('vite'), [], { cwd: root, stdio: 'inherit' }),
]

/** One of them ended, or we are asked to: the other ends too. */
function stop() {
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM')
}
for (const child of children) child.once('exit', stop)
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)
