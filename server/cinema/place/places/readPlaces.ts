import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { findProjectRoot } from '../../../db/projectRoot.ts'
import { spelling } from '../../../search/service.ts'
import type { PlaceInsert } from './rows.ts'

/** By the first two digits of a district's key. */
const STATES: Readonly<Record<string, string>> = {
  '01': 'Schleswig-Holstein',
  '02': 'Hamburg',
  '03': 'Niedersachsen',
  '04': 'Bremen',
  '05': 'Nordrhein-Westfalen',
  '06': 'Hessen',
  '07': 'Rheinland-Pfalz',
  '08': 'Baden-Württemberg',
  '09': 'Bayern',
  '10': 'Saarland',
  '11': 'Berlin',
  '12': 'Brandenburg',
  '13': 'Mecklenburg-Vorpommern',
  '14': 'Sachsen',
  '15': 'Sachsen-Anhalt',
  '16': 'Thüringen',
}

/** The data file of this release, and its fingerprint. */
export function openPlaces(): { edition: string; read: () => PlaceInsert[] } {
  const bytes = readFileSync(join(findProjectRoot(), 'server', 'cinema', 'place', 'places.tsv.gz'))
  const edition = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  return { edition, read: () => toRows(gunzipSync(bytes).toString(), edition) }
}

function toRows(text: string, edition: string): PlaceInsert[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line, id) => {
      const [name = '', state = '', lat, lon, list = ''] = line.split('\t')
      const postcodes = list.split(' ')
      const place = { id, name, folded: spelling.foldForSearch(name), state: STATES[state] ?? '' }
      return { ...place, lat: Number(lat), lon: Number(lon), postcodes, size: postcodes.length, edition }
    })
}
