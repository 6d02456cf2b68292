import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from '../http/config.ts'
import { connect } from './connect.ts'
import { DataDirInUse } from './lockFile.ts'
import { meta } from './schema/meta.ts'

it('keeps the embedded data from one start to the next, for one process at a time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lichtspiel-data-'))
  const config = readConfig({ DATA_DIR: folder }, folder)
  const lost: Error[] = []
  const first = await connect(config, (error) => lost.push(error))
  await first.db.insert(meta).values({ key: 'kept', value: 'yes' })
  await expect(connect(config, () => {})).rejects.toThrow(DataDirInUse)
  await first.close()
  expect(existsSync(join(folder, 'lock'))).toBe(false)

  const second = await connect(config, (error) => lost.push(error))
  expect(await second.db.select().from(meta)).toEqual([{ key: 'kept', value: 'yes' }])
  await second.close()
  expect(lost).toEqual([])
  rmSync(folder, { recursive: true })
})
