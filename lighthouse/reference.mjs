/**
 * A page of known work. Blocking time is a machine's as much as an app's, so the app's pages are compared with this one,
 * audited in the same run (ADR 016): it gets slower as the machine does. What it does is what a page of the app does
 * at its start: makes closures and objects, reads and writes JSON, and puts elements into the document.
 */
import { createServer } from 'node:http'

/** Rounds of work in a task: about 73 ms of a calm machine, 290 after Lighthouse's slowdown. */
const ROUNDS = 168
/** So many such tasks; together they are what the budget of times.mjs is a multiple of. */
const TASKS = 3

const page = `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Reference</title></head><body><h1>Reference</h1><ul id="list"></ul><script>
const list = document.getElementById('list')
const row = (n) => ({ id: n, name: 'Film ' + n, check: (value) => value === n, tags: ['a', 'b', 'c'].map((tag) => tag + n) })
function work() {
  for (let round = 0; round < ${ROUNDS}; round += 1) {
    const rows = Array.from({ length: 200 }, (_, n) => row(n)).filter((one) => one.check(one.id))
    const read = JSON.parse(JSON.stringify(rows))
    const item = document.createElement('li')
    for (const { name } of read.slice(0, 8)) item.append(Object.assign(document.createElement('span'), { textContent: name }))
    list.append(item)
  }
}
let left = ${TASKS}
const next = () => { work(); left -= 1; if (left > 0) setTimeout(next) }
addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(next))))
</script></body></html>`

/** Serves the page on loopback. `url` is its address; `stop` ends it. */
export async function serveReference() {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${server.address().port}/`, stop: () => server.close() }
}
