import type { Feature, Version } from '#contract/screenings.ts'

/** Versions and features of showtimes in words. */
export const versionsLabel = 'Fassung'
export const versionNames: Record<Version, string> = {
  DF: 'Deutsche Fassung',
  OV: 'Originalfassung',
  OmU: 'Original mit deutschen Untertiteln',
  OmeU: 'Original mit englischen Untertiteln',
}
export const featuresLabel = 'Ausstattung'
export const featureNames: Record<Feature, string> = {
  '3D': '3D',
  IMAX: 'IMAX',
  'Dolby Atmos': 'Dolby Atmos',
  '70mm': '70mm',
  barrierefrei: 'Barrierefrei',
  AD: 'Audiodeskription',
  UT: 'Untertitel für Hörgeschädigte',
  'Open Air': 'Open Air',
}
