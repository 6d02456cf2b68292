import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'

/**
 * Reads a file that holds one JSON record on each line.
 *
 * @throws Error that names the file and the line of the first record that does not fit the schema.
 */
export async function readNdjson<T extends z.ZodMiniType>(file: string, schema: T): Promise<z.output<T>[]> {
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n')
  return lines.map((line, index) => {
    const record = schema.safeParse(parse(line))
    if (record.success) return record.data
    throw new Error(`${file}, line ${index + 1}: ${z.prettifyError(record.error)}`)
  })
}

/** The value of a line, or undefined where it is not JSON: no schema accepts that. */
function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
