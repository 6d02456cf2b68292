// Loaded before a server that is tortured: its clock runs ahead by what the torturer says. One that never goes back.
const real = Date.now
let ahead = Number(process.env.TORTURE_AHEAD_MS ?? 0)
const now = () => real() + ahead

globalThis.Date = new Proxy(Date, {
  construct: (target, args) => (args.length === 0 ? new target(now()) : Reflect.construct(target, args)),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})

process.on('message', (ms) => {
  ahead = Number(ms)
  process.send?.(ahead)
})
process.channel?.unref()
