/** The way to keep on an iPhone or iPad what Safari would delete. */
export const heading = 'Lichtspiel auf den Home-Bildschirm'
export const why =
  'Safari löscht, was auf diesem Gerät liegt, wenn du sieben Tage lang nicht vorbeischaust. Als App auf dem Home-Bildschirm bleibt es liegen.'
/** The installed app begins empty: its storage is not the tab's. */
export const ownStorage = 'Die App hat ihren eigenen Speicher: Sende vorher, was hier noch wartet.'
/** The steps of the installation, with the words on the device's own buttons. */
export const steps = [
  { icon: 'share', text: 'Tippe in Safari auf', button: 'Teilen' },
  { icon: 'addBox', text: 'Wähle', button: 'Zum Home-Bildschirm' },
  { icon: 'check', text: 'Bestätige mit', button: 'Hinzufügen' },
] as const
export const close = 'Hinweis schließen'
