import { randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export const fileFormats = ['avif', 'webp'] as const
export type FileFormat = (typeof fileFormats)[number]

export function imagesFolder(dataDir: string): string {
  return join(dataDir, 'images')
}

/** Where the files of one image are. Ids come from the database, but no id may leave the folder all the same. */
export function folderOfImage(folder: string, id: string): string {
  if (!/^[\p{L}\p{N}_~-][\p{L}\p{N}._~-]*$/u.test(id)) throw new RangeError(`Not a folder's name: ${id}`)
  return join(folder, id)
}

function fileOf(folder: string, width: number, format: FileFormat): string {
  return join(folder, `${width}.${format}`)
}

/** The file, or null while there is none. */
export async function readImageFile(folder: string, width: number, format: FileFormat): Promise<Buffer | null> {
  try {
    return await readFile(fileOf(folder, width, format))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

export async function hasImageFile(folder: string, width: number, format: FileFormat): Promise<boolean> {
  return access(fileOf(folder, width, format)).then(
    () => true,
    () => false,
  )
}

/** Whole or not at all: a killed process leaves no half image behind. */
export async function writeImageFile(folder: string, width: number, format: FileFormat, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  const unfinished = join(folder, `.${randomUUID()}`)
  try {
    await writeFile(unfinished, bytes)
    await rename(unfinished, fileOf(folder, width, format))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
