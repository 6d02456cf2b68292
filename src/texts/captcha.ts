export const captchaLabel = 'Sicherheitsprüfung'
export const captchaName = 'reCAPTCHA'

/** The name of each state, and its meaning for the visitor who fills in the form. */
export const captchaStates = {
  idle: { title: 'Sicherheitsprüfung', text: 'Sie läuft von selbst, sobald du etwas eingibst.' },
  working: {
    title: 'Wir prüfen kurz, dass du ein Mensch bist …',
    text: 'Dein Gerät rechnet kurz. Es geht nichts an Dritte.',
  },
  solved: { title: 'Sicherheitsprüfung bestanden', text: 'Du brauchst nichts weiter zu tun.' },
  box: { title: 'Sicherheitsprüfung', text: 'Bestätige, dass du ein Mensch bist.' },
  failed: { title: 'Die Sicherheitsprüfung hat nicht geklappt', text: 'Was du eingegeben hast, bleibt stehen.' },
} as const

export const percent = (value: number): string => `${value} %`
