// Makes `server/cinema/place/places.tsv.gz` from a list of German postcodes by GeoNames (CC BY 4.0):
//   node scripts/placesFromGeoNames.mjs postcodes-de.csv.gz
// The list has a row for each postcode and place: plz,ort,bundesland,kreis,ags_kreis,lat,lon.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

/** Fields of a line, some of them in quotes. */
function split(line) {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  )
}

/** Companies with postcodes of their own carry other names of state and district than the places around them. */
const ENGLISH_STATES = new Set([
  'Bavaria',
  'Lower Saxony',
  'Saxony',
  'Saxony-Anhalt',
  'Thuringia',
  'Mecklenburg-Western Pomerania',
])
const LONG_DISTRICT = /^(Stadtkreis|Landkreis|Kreisfreie Stadt|Kreis|Nuremberg)\b/

/** Where state and district do not tell, the name does. */
const NO_PLACE = new RegExp(
  [
    'kasse\\b|[Bb]ank\\b|[Bb]ank |BKK|IKK|AOK|DAK|GEK|hkk|PBeaKK|IHK|HUK|GEMA|GVL|GEZ|WAMS|RWTH|CDA|OVAG|AVM|TASSO|IKEA|Ã|@',
    '[Vv]ersicherung|[Vv]erlag|[Zz]entralbank|[Bb]ehörde|anstalt\\b|[Kk]rankenhaus|[Bb]ibliothek|[Ss]tudentenwerk|[Uu]niversit',
    'Deutsche[rs]? |^Stadt (?!Wehlen)|^Landkreis|^Landeshauptstadt|Kreisausschuß|Landrat|meisteramt|Schulamt|Justiz',
    'Geschäftsstelle|Gruppe$|Genossenschaft|genossenschaft|Landesbetrieb|stelle\\b|Sportbund|Ordinariat|Stiftung|stiftung',
    'vertretung|Erftkreis|Schwalm-Eder-Kreis|Märkischer Kreis|Bergischer Kreis|^Kreis |direkt gesund|INFOKOM|DER KURIER',
    "L'Oreal|Papier Fischer|British Airways|Gummi-Mayer|e\\.K\\.|Arzneimittel|[Ww]erbe|Entsorgung|BILD|BILANZ|SIGNAL|Honighaus",
    'Entschädigung|[Ss]chadenausgleich|Medienservice|Charite|Kultursponsoring|^Haus |Magistrat|Gebr\\.|Team$|Pharma|Zalando|^Gemeinde |Optik|gewerkschaft|Metall|Berufs|Dr\\. |Horne/|Sächsische Aufbau',
  ].join('|'),
)

/** The two cities that are states: whatever lies within them is called after them. */
const CITY_STATES = { '02': 'Hamburg', 11: 'Berlin' }

function groupBy(all, toKey) {
  const groups = new Map()
  for (const one of all) groups.set(toKey(one), [...(groups.get(toKey(one)) ?? []), one])
  return groups
}

const [file] = process.argv.slice(2)
if (!file) throw new Error('Name the file: node scripts/placesFromGeoNames.mjs postcodes-de.csv.gz')
const bytes = readFileSync(file)
const rows = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes)
  .toString()
  .trim()
  .split(/\r?\n/)
  .slice(1)
  .map(split)
  .map(([postcode, name, state, district, code, lat, lon]) => ({
    ...{ postcode, name, state, district, code },
    ...{ lat: Number(lat), lon: Number(lon) },
  }))

const districts = groupBy(rows, ({ code }) => code)
function isCompany({ name, state, district, code }) {
  if (code === '' || ENGLISH_STATES.has(state) || NO_PLACE.test(name)) return true
  const cityState = CITY_STATES[code.slice(0, 2)]
  if (cityState && !name.startsWith(cityState)) return true
  const inDistrict = districts.get(code)
  if (inDistrict.every((row) => row.district === district)) return false
  if (inDistrict.some((row) => LONG_DISTRICT.test(row.district))) return LONG_DISTRICT.test(district)
  // Both names are short: most rows are places.
  return inDistrict.filter((row) => row.district === district).length * 2 < inDistrict.length
}

const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
const places = [
  ...groupBy(
    rows.filter((row) => !isCompany(row)),
    ({ name, code }) => `${code} ${name}`,
  ).values(),
]
  .map((all) => ({
    name: all[0].name,
    state: all[0].code.slice(0, 2),
    lat: mean(all.map(({ lat }) => lat)).toFixed(4),
    lon: mean(all.map(({ lon }) => lon)).toFixed(4),
    postcodes: [...new Set(all.map(({ postcode }) => postcode))].sort(),
  }))
  .sort((a, b) =>
    a.postcodes[0] < b.postcodes[0] ? -1 : a.postcodes[0] > b.postcodes[0] ? 1 : a.name < b.name ? -1 : 1,
  )

const lines = places.map(({ name, state, lat, lon, postcodes }) =>
  [name, state, lat, lon, postcodes.join(' ')].join('\t'),
)
const target = join(import.meta.dirname, '..', 'server', 'cinema', 'place', 'places.tsv.gz')
writeFileSync(target, gzipSync(`${lines.join('\n')}\n`, { level: 9 }))
process.stdout.write(`${places.length} places\n`)
