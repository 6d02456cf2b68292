/** Runs in the page, in forced colours: what could not be seen, or would not be taken for a button. */
export function findColourFaults(): string[] {
  const faults: string[] = []
  const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const backgroundOf = (element: Element): string => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at)
      if (backgroundImage !== 'none') return 'image'
      if (!/rgba\(.*, 0\)$/.test(backgroundColor)) return backgroundColor
    }
    return 'none'
  }
  for (const element of document.querySelectorAll('main *, header *, footer *')) {
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    if (!hasText || !isSeen(element)) continue
    if (getComputedStyle(element).color === backgroundOf(element)) faults.push(`unseen: ${element.textContent}`)
  }
  for (const button of document.querySelectorAll('main button, main a[data-variant]')) {
    if (!isSeen(button) || button.textContent?.trim() === '') continue
    const { borderBlockStartWidth, borderBlockStartStyle, textDecorationLine } = getComputedStyle(button)
    const isFramed = borderBlockStartStyle !== 'none' && Number.parseFloat(borderBlockStartWidth) > 0
    if (!isFramed && textDecorationLine === 'none') faults.push(`no button to see: ${button.textContent}`)
  }
  return faults
}
