// Loaded before a server that is tortured: its clock runs ahead by what the torturer says, and faster than others
// where it is told so. One that never goes back.
const real = Date.now
const speed = Number(process.env.TORTURE_SPEED ?? 1)
const origin = Number(process.env.TORTURE_ORIGIN ?? 0)
let ahead = Number(process.env.TORTURE_AHEAD_MS ?? 0)
const now = () => Math.floor(origin + (real() - origin) * speed) + ahead

globalThis.Date = new Proxy(Date, {
  construct: (target, args) => (args.length === 0 ? new target(now()) : Reflect.construct(target, args)),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})

process.on('message', (ms) => {
  ahead = Number(ms)
  process.send?.(ahead)
})
process.channel?.unref()
