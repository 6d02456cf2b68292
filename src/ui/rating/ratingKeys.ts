/**
 * The value after a key: arrows move by half a step, Page by a whole one, Home and End to the ends. Null: another key.
 */
export function toKeyedValue(key: string, from: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(10, from + 0.5)
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, from - 0.5)
    case 'PageUp':
      return Math.min(10, from + 1)
    case 'PageDown':
      return Math.max(0, from - 1)
    case 'Home':
      return 0
    case 'End':
      return 10
    default:
      return null
  }
}
