import type { Mail } from '../mail/service.ts'

type Recipient = { name: string; address: string }

export function activationMail(to: Recipient, productName: string, url: URL): Mail {
  return {
    to,
    subject: `Aktiviere dein Profil bei ${productName}`,
    paragraphs: [
      `Hallo ${to.name},`,
      `schön, dass du dabei bist! Mit diesem Link aktivierst du dein Profil „${to.name}“. Er gilt zwei Tage.`,
    ],
    button: { label: 'Profil aktivieren', url },
    note: `Du hast dich nicht bei ${productName} angemeldet, oder nicht unter diesem Namen? Dann öffne den Link nicht: Ohne ihn entsteht kein Profil.`,
  }
}

/** To the member's own address: nobody gets a second key to a profile unseen. */
export function facebookLinkedMail(to: Recipient, productName: string, url: URL): Mail {
  return {
    to,
    subject: `Dein Profil bei ${productName} ist jetzt mit Facebook verknüpft`,
    paragraphs: [
      `Hallo ${to.name},`,
      'gerade hat sich jemand mit einem Facebook-Konto angemeldet, das deine E-Mail-Adresse nennt. Dieses Konto öffnet ab jetzt dein Profil.',
    ],
    button: { label: 'Zur Anmeldung', url },
    note: 'Das warst nicht du? Dann wähle auf der Anmeldeseite gleich über „Passwort vergessen“ ein neues Passwort: Das löst die Verknüpfung und meldet überall ab.',
  }
}

/** Instead of a word on the page, which would tell strangers who is a member. */
export function knownAddressMail(to: Recipient, productName: string, url: URL): Mail {
  return {
    to,
    subject: `Du hast schon ein Profil bei ${productName}`,
    paragraphs: [
      `Hallo ${to.name},`,
      `jemand wollte sich mit deiner E-Mail-Adresse bei ${productName} anmelden. Du hast dort schon ein Profil: „${to.name}“.`,
      'Warst du das? Dann melde dich einfach an. Falls du dein Passwort nicht mehr weißt, bekommst du auf derselben Seite ein neues.',
    ],
    button: { label: 'Zur Anmeldung', url },
    note: 'Das warst nicht du? Dann brauchst du nichts zu tun: Dein Profil ist unverändert.',
  }
}
