import type { Mail } from '../../mail/service.ts'

/** Where a Facebook account opened the profile before. */
export const UNLINKED =
  'Die Verknüpfung mit Facebook ist damit gelöst. Wenn du dich wieder so anmeldest und Facebook deine E-Mail-Adresse nennt, entsteht sie neu.'

type Recipient = { name: string; address: string }

export function recoveryMail(to: Recipient, productName: string, url: URL): Mail {
  return {
    to,
    subject: `Dein neues Passwort bei ${productName}`,
    paragraphs: [
      `Hallo ${to.name},`,
      'mit diesem Link wählst du ein neues Passwort. Er gilt eine Stunde und nur einmal. Danach bist du überall abgemeldet und meldest dich mit dem neuen Passwort wieder an.',
    ],
    button: { label: 'Neues Passwort wählen', url },
    note: 'Du wolltest kein neues Passwort? Dann brauchst du nichts zu tun: Dein altes gilt weiter.',
  }
}

/** @param unlinked whether a Facebook account opened the profile before. */
export function passwordChangedMail(to: Recipient, productName: string, url: URL, unlinked: boolean): Mail {
  return {
    to,
    subject: `Dein Passwort bei ${productName} wurde geändert`,
    paragraphs: [`Hallo ${to.name},`, 'dein Passwort wurde gerade geändert.', ...(unlinked ? [UNLINKED] : [])],
    button: { label: 'Zur Anmeldung', url },
    note: 'Das warst nicht du? Dann wähle auf der Anmeldeseite gleich über „Passwort vergessen“ ein neues.',
  }
}
