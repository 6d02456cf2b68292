/** Facts beside a title; the rest of what is known around it comes later. */
export const certificates = 'Freigabe'
export const fskOf = (age: number): string => `Deutschland: FSK ${age}`
export const certificate = (country: string, label: string): string => `${country}: ${label}`
export const otherTitles = 'Weitere Titel'
export const otherTitle = (title: string, country: string | null): string =>
  country === null ? title : `${title} (${country})`
export const inCollection = 'Reihe'
export const moreLoading = 'Mehr zum Titel wird geladen'

export const part = (number: number, total: number | null): string =>
  total === null ? `Teil ${number}` : `Teil ${number} von ${total}`
export const partOf = (name: string, number: number, total: number | null): string => `${name}, ${part(number, total)}`
