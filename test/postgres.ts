import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** The migrated database that test databases are copied from. */
export const TEMPLATE = 'lichtspiel_template'
/** The same with the demo world in it. */
export const WORLD = 'lichtspiel_world'

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

/** Makes a copy of a template, of any name. */
export async function copyDatabase(
  url: string,
  template: string,
): Promise<{ name: string; url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = async (...statements: string[]) => {
    const client = new pg.Client(url)
    await client.connect()
    try {
      for (const statement of statements) await client.query(statement)
    } finally {
      await client.end()
    }
  }
  // Nobody else may use the template while it is copied: test files wait for each other.
  await admin('select pg_advisory_lock(7)', `create database ${name} template ${template}`)
  return { name, url: withDatabase(url, name), drop: () => admin(`drop database if exists ${name} with (force)`) }
}
