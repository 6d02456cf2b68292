export const passwordTitle = 'Neues Passwort'
export const passwordIntro = 'Danach bist du überall abgemeldet und meldest dich mit dem neuen Passwort wieder an.'
export const newPassword = 'Neues Passwort'
export const lengthHint = (least: number): string => `Mindestens ${least} Zeichen. Ein ganzer Satz ist am sichersten.`
export const tooShort = (least: number): string => `Dein Passwort braucht mindestens ${least} Zeichen.`
export const savePassword = 'Passwort speichern'
export const savingPassword = 'Wird gespeichert'

export const linkOverTitle = 'Dieser Link gilt nicht mehr'
export const linkOverText =
  'Ein Link zu einem neuen Passwort gilt eine Stunde und nur einmal. Fordere einfach einen neuen an.'
export const newLink = 'Neuen Link anfordern'
