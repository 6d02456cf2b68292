import { type Raw, text, toValidated } from '../../core/readParams.ts'

/** The list of cinemas takes a city. */
export function toCitySearch(raw: Raw): { city?: string } {
  const city = text(raw.city)
  return city ? { city } : {}
}

export const validateCity = toValidated<{ city?: string }>(['city'], toCitySearch)
