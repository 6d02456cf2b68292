type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The notes of `index.html` until the app has started: each element once, in order. */
export type EarlyInput = {
  /** Pressed elements; of the start frame too, which was painted in place of the app. */
  readonly presses: Set<HTMLElement>
  /** Changed fields with their values. */
  readonly fields: Map<Field, string>
  /** Ends the noting. */
  readonly end: () => void
}

declare global {
  interface Window {
    earlyInput?: EarlyInput
  }
}

/**
 * Repeats what the visitor did before the app had started: fields tell the app of their value, and each pressed element
 * is pressed once, however often an impatient visitor pressed it.
 *
 * @param root the app's element, which holds the counterparts of pressed elements of the start frame.
 * @param untilAlive resolves once the app answers events of this element; false when it never will.
 */
export async function repeatEarlyInput(
  { presses, fields, end }: EarlyInput,
  root: HTMLElement,
  untilAlive: (element: HTMLElement) => Promise<boolean>,
): Promise<void> {
  end()
  for (const [field, value] of fields) if (await untilAlive(field)) tellValue(field, value)
  for (const pressed of presses) {
    delete pressed.dataset.pressed
    const target = pressed.closest('#frame') ? findCounterpart(root, pressed) : pressed
    if (target?.isConnected && (await untilAlive(target))) target.click()
  }
}

/** React hears of an input only when its value differs from the one that React last saw; it saw this one at its start. */
function tellValue(field: Field, value: string): void {
  // The search's field is uncontrolled, and reads its own value.
  if (field.type === 'search') return
  if (field instanceof HTMLSelectElement) field.value = value
  else {
    const { selectionStart, selectionEnd } = field
    const setUnseen = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
    field.value = ''
    setUnseen?.call(field, value)
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  }
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** The app's link of the same address, or its button of the same name. */
function findCounterpart(root: HTMLElement, pressed: HTMLElement): HTMLElement | undefined {
  const [tag, href] = [pressed.localName, pressed.getAttribute('href')]
  return [...root.querySelectorAll<HTMLElement>(tag)].find(
    (one) => one.getAttribute('href') === href && (href !== null || toName(one) === toName(pressed)),
  )
}

const toName = (element: HTMLElement): string => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''

const ALIVE_WITHIN_MS = 10_000

/** Asks in each frame whether React has taken the element over, which it marks with keys of its own. */
export function untilHydrated(element: HTMLElement): Promise<boolean> {
  const end = performance.now() + ALIVE_WITHIN_MS
  return new Promise((resolve) => {
    const ask = () => {
      if (Object.keys(element).some((key) => key.startsWith('__reactProps$'))) resolve(true)
      else if (!element.isConnected || performance.now() > end) resolve(false)
      else requestAnimationFrame(ask)
    }
    ask()
  })
}
