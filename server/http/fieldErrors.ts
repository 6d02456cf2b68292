import type { core } from 'zod/mini'

type Issue = core.$ZodIssue

/**
 * The messages of a refused body by field (PRODUCT K4). Bodies wrap the thing in its name (`rating.value`); the field is
 * named without the wrapper.
 */
export function toFieldErrors(issues: readonly Issue[]): Record<string, string[]> {
  // By a map: a field may be called like something that every object has.
  const errors = new Map<string, string[]>()
  for (const issue of issues) {
    const path = issue.path.map(String)
    const field = (path.length > 1 ? path.slice(1) : path).join('.') || 'body'
    errors.set(field, [...(errors.get(field) ?? []), toMessage(issue)])
  }
  return Object.fromEntries(errors)
}

function toMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Diese Angabe fehlt.' : 'Diese Angabe hat nicht das richtige Format.'
    case 'too_small':
      return issue.origin === 'string' ? 'Diese Angabe ist zu kurz.' : `Der kleinste Wert ist ${issue.minimum}.`
    case 'too_big':
      return issue.origin === 'string'
        ? `Höchstens ${issue.maximum} Zeichen sind möglich.`
        : `Der größte Wert ist ${issue.maximum}.`
    case 'not_multiple_of':
      return `Nur Schritte von ${String(issue.divisor).replace('.', ',')} sind möglich.`
    case 'custom':
      return custom[issue.message] ?? 'Diese Angabe passt nicht.'
    default:
      return 'Diese Angabe passt nicht.'
  }
}

/** Words for the rules that the contract names by a code. */
const custom: Record<string, string> = {
  too_many_words: 'Das sind zu viele Wörter.',
  unreadable_text: 'Diese Angabe enthält Zeichen, die wir nicht speichern können.',
  invisible_text: 'Hier steht nichts, was man lesen kann.',
  top_and_flop: 'Ein Titel kann nicht zugleich Lieblings- und Hassfilm sein.',
}
