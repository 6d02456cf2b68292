// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withFrame } from './startFrame.ts'

const SHELL = `<html><head><script type="module" src="/assets/main.js"></script>
  <link rel="stylesheet" crossorigin href="/assets/app.css">
</head><body><div id="root"></div></body></html>`

const evaluate = vi.fn(async (_file: string) => undefined)

beforeEach(() => {
  vi.useFakeTimers()
  evaluate.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

/** Shows the frame of the shell and runs its start script, which no parser runs here; `evaluate` stands for imports. */
function showFrame(): HTMLElement {
  const html = withFrame(SHELL, '<div id="frame" inert aria-hidden="true"></div>', () => '')
  document.body.innerHTML = /<body>(.*)<\/body>/s.exec(html)?.[1] ?? ''
  const [, script = ''] = /<script data-frame>(.*?)<\/script>/.exec(html) ?? []
  const frame = document.querySelector<HTMLElement>('#frame')
  if (!frame) throw new Error('There is no frame')
  frame.inert = true
  frame.ariaHidden = 'true'
  new Function('evaluate', script.replace('import(', 'evaluate('))(evaluate)
  return frame
}

it('keeps the frame out of reach while the stylesheets are on their way, for ten seconds at most', async () => {
  const frame = showFrame()
  await vi.advanceTimersByTimeAsync(100)
  expect(document.head.querySelector('[rel=stylesheet]')).not.toBeNull()
  await vi.advanceTimersByTimeAsync(9_800)
  expect(frame.inert).toBe(true)
  expect(evaluate).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect([frame.inert, frame.ariaHidden]).toEqual([null, null])
})

it('lets the links of the frame work at once where a stylesheet is missing', async () => {
  const frame = showFrame()
  await vi.advanceTimersByTimeAsync(100)
  document.head.querySelector('[rel=stylesheet]')?.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(0)
  expect([frame.inert, frame.ariaHidden]).toEqual([null, null])
})

it('evaluates the app once its stylesheets are there', async () => {
  showFrame()
  await vi.advanceTimersByTimeAsync(100)
  document.head.querySelector('[rel=stylesheet]')?.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(0)
  expect(evaluate).toHaveBeenCalledExactlyOnceWith('/assets/main.js')
})
