import { list, nonEmpty, oneOf, type Raw } from './readParams.ts'

const features = ['3D', 'IMAX', 'Dolby Atmos', '70mm', 'barrierefrei', 'AD', 'UT', 'Open Air'] as const

/** The versions and features that an address asks for. */
export const toScreeningSearch = (raw: Raw) => ({
  version: nonEmpty(list(raw.version).flatMap((each) => oneOf(['DF', 'OV', 'OmU', 'OmeU'], each) ?? [])),
  feature: nonEmpty(list(raw.feature).flatMap((each) => oneOf(features, each) ?? [])),
})
