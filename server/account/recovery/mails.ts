import type { Mail } from '../../mail/service.ts'

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

export function passwordChangedMail(to: Recipient, productName: string, url: URL): Mail {
  return {
    to,
    subject: `Dein Passwort bei ${productName} wurde geändert`,
    paragraphs: [`Hallo ${to.name},`, 'dein Passwort wurde gerade geändert.'],
    button: { label: 'Zur Anmeldung', url },
    note: 'Das warst nicht du? Dann wähle auf der Anmeldeseite gleich über „Passwort vergessen“ ein neues.',
  }
}
