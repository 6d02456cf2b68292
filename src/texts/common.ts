export const standOf = (when: string): string => `Stand: ${when}`
export const posterOf = (title: string): string => `Plakat: ${title}`
export const notRated = 'Noch keine Wertung'
