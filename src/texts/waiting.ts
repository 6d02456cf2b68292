/** The state of an act that has not arrived yet: on its way to the server, or waiting on this device. */
export const waitingWords = (isBeingSent: boolean): string => (isBeingSent ? 'wird gesendet' : 'wartet auf das Netz')
