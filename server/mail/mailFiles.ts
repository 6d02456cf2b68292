import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where mails go without a mail server. They hold links that sign people in: their owner alone reads them. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail')
}

/** Writes the mail as a mail program reads it (`.eml`), and beside it its text for the page that lists mails. */
export async function writeMailFile(folder: string, at: Date, eml: Buffer, text: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = `${at.toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`
  await writeFile(join(folder, `${name}.eml`), eml, { mode: 0o600 })
  await writeFile(join(folder, `${name}.txt`), text, { mode: 0o600 })
}

/** Texts of the newest mails, the newest first. */
export async function readMailTexts(folder: string, most: number): Promise<string[]> {
  const files = await readdir(folder).catch(() => [])
  const newest = files
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .reverse()
    .slice(0, most)
  return Promise.all(newest.map((file) => readFile(join(folder, file), 'utf8')))
}
