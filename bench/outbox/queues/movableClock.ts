/** The clock of a page or worker, which can be put wrong: whatever asks for the time gets this one. */
let ahead = 0
const real = Date.now
const now = () => real() + ahead

globalThis.Date = new Proxy(Date, {
  construct: (target, args) => (args.length === 0 ? new target(now()) : Reflect.construct(target, args)),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})

/** Puts the clock so many milliseconds ahead of the real one; 0 puts it right. */
export function putClock(ms: number): void {
  ahead = ms
}
