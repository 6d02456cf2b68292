/** The time at which commands are meant, and the words that they carry. */
export const AT = '2026-11-21T12:00:00.000Z'
export const words = ['Regen', 'Nächte', 'Salz', 'Wasser'] as const
