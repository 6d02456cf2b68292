import type { Mail } from '../../mail/service.ts'
import { UNLINKED } from '../recovery/mails.ts'

type Recipient = { name: string; address: string }

export function confirmEmailMail(to: Recipient, productName: string, url: URL): Mail {
  return {
    to,
    subject: `Bestätige deine neue Adresse bei ${productName}`,
    paragraphs: [
      `Hallo ${to.name},`,
      'mit diesem Link bestätigst du, dass diese E-Mail-Adresse dir gehört. Er gilt 24 Stunden; bis dahin gilt deine alte Adresse.',
    ],
    button: { label: 'Adresse bestätigen', url },
    note: 'Das warst nicht du? Dann öffne den Link nicht.',
  }
}

/** To the address that still holds: nobody moves an account away unseen. */
export function emailAskedMail(to: Recipient, productName: string): Mail {
  return {
    to,
    subject: `Für dein Profil bei ${productName} wurde eine neue Adresse angegeben`,
    paragraphs: [
      `Hallo ${to.name},`,
      'für dein Profil wurde eine neue E-Mail-Adresse angegeben. Sie gilt, sobald sie bestätigt ist; bis dahin gilt diese hier.',
    ],
    note: 'Das warst nicht du? Dann ändere gleich dein Passwort: Damit verfällt auch die neue Adresse.',
  }
}

/**
 * To the former address: whoever took an account over cannot do so unseen.
 *
 * @param unlinked whether a Facebook account opened the profile before.
 */
export function emailChangedMail(to: Recipient, productName: string, unlinked: boolean): Mail {
  return {
    to,
    subject: `Deine Adresse bei ${productName} wurde geändert`,
    paragraphs: [
      `Hallo ${to.name},`,
      'dein Profil hat jetzt eine andere E-Mail-Adresse. An diese Adresse schreiben wir nicht mehr.',
      ...(unlinked ? [UNLINKED] : []),
    ],
    note: 'Das warst nicht du? Dann melde dich bitte bei uns, am besten als Antwort auf diese Mail.',
  }
}

/** To the member's own address, as when the link was made: nobody changes the ways into a profile unseen. */
export function facebookUnlinkedMail(to: Recipient, productName: string): Mail {
  return {
    to,
    subject: `Dein Profil bei ${productName} ist nicht mehr mit Facebook verknüpft`,
    paragraphs: [
      `Hallo ${to.name},`,
      'die Verknüpfung mit Facebook wurde gerade in deinem Konto gelöst. Du meldest dich jetzt mit deinem Passwort an. Wenn du dich wieder über Facebook anmeldest und Facebook deine E-Mail-Adresse nennt, entsteht sie neu.',
    ],
    note: 'Das warst nicht du? Dann wähle auf der Anmeldeseite gleich über „Passwort vergessen“ ein neues Passwort: Das meldet überall ab.',
  }
}
