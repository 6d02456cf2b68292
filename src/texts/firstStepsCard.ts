/** The card that leads a new member from the home page to the first steps. */
export const title = 'Mach Lichtspiel zu deinem'
export const todo = {
  cinemas: 'Lieblingskinos merken',
  ratings: 'Zehn Titel bewerten',
  theme: 'Hell oder dunkel wählen',
} as const
export const isDone = ', erledigt'
export const begin = 'Los geht’s'
export const goOn = 'Weitermachen'
export const dismiss = 'Nicht mehr zeigen'
export const dismissed = 'Die ersten Schritte erscheinen hier nicht mehr.'
export const goThere = 'Doch noch öffnen'
