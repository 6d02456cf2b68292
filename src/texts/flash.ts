/** Messages that are a page of their own, by the last part of its path: where a link of a mail leads, and the like. */
export const flashMessages: Readonly<Record<string, string>> = {
  'profil-aktiviert': 'Dein Profil ist aktiviert. Du kannst dich jetzt anmelden.',
  'link-abgelaufen': 'Dieser Link gilt nicht mehr. Fordere einen neuen an.',
  'passwort-geaendert': 'Dein neues Passwort gilt. Du kannst dich jetzt damit anmelden.',
  'konto-geloescht': 'Dein Konto ist gelöscht. Danke, dass du dabei warst.',
  abgemeldet: 'Du hast dich erfolgreich ausgeloggt.',
}
