/** A function that is called at most as often as it was limited to. */
export type Limited = { (): void; cancel(): void }

/** Calls at once, then at most every `ms`; the last call of a burst is never lost. */
export function throttle(act: () => void, ms: number): Limited {
  let timer: ReturnType<typeof setTimeout> | undefined
  let again = false
  const run = () => {
    again = false
    act()
    timer = setTimeout(() => {
      timer = undefined
      if (again) run()
    }, ms)
  }
  const limited = () => {
    if (timer === undefined) run()
    else again = true
  }
  return Object.assign(limited, {
    cancel() {
      clearTimeout(timer)
      timer = undefined
      again = false
    },
  })
}

/** Calls once nothing has asked for it any more for `ms`. */
export function debounce(act: () => void, ms: number): Limited {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limited = () => {
    clearTimeout(timer)
    timer = setTimeout(act, ms)
  }
  return Object.assign(limited, { cancel: () => clearTimeout(timer) })
}
