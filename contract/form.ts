/**
 * A form-urlencoded body as PRODUCT B4 has it: `user[username]=…`.
 *
 * @param key wraps the fields, as it does in the contract's body: `{ user: { username } }`.
 */
export function encodeForm(key: string, fields: Readonly<Record<string, string>>): string {
  return new URLSearchParams(Object.entries(fields).map(([name, value]) => [`${key}[${name}]`, value])).toString()
}

/** The inverse. What stands in no brackets is left out; of a repeated field the last one counts. */
export function decodeForm(text: string): Record<string, Record<string, string>> {
  const form: Record<string, Record<string, string>> = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const [, key, field] = /^(\w+)\[([\w-]+)\]$/.exec(name) ?? []
    if (key === undefined || field === undefined) continue
    const fields: Record<string, string> = form[key] ?? Object.create(null)
    form[key] = fields
    fields[field] = value
  }
  return form
}
