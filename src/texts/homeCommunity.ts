/** The home page's part about the community; its code is loaded when the reader scrolls to it. */
export const news = 'News'
export const allNews = 'Alle News'
export const noNews = 'Noch keine News.'
export const discussed = 'Gerade diskutiert'
export const noDiscussions = 'Gerade ist es ruhig. Was meinst du zu deinem letzten Film?'
export const comments = (count: number): string => (count === 1 ? '1 Kommentar' : `${count} Kommentare`)
export const lastBy = (name: string): string => `zuletzt ${name}`
export const newLists = 'Neue Listen'
export const allLists = 'Alle Listen'
export const noLists = 'Noch keine Liste. Leg die erste an.'

export const friends = 'Was deine Freunde machen'
export const toFriends = 'Freunde'
export const noFriends = 'Hier steht, was deine Freunde bewerten, schreiben und sammeln. Noch hast du keine.'
export const findFriends = 'Freunde finden'
export const quietFriends = 'Deine Freunde waren zuletzt still.'
/** After a friend's name and before a title's. */
export const acts = {
  rated: 'hat bewertet:',
  top: 'hat einen neuen Liebling:',
  flop: 'hat einen neuen Hassfilm:',
  commented: 'schreibt über',
  listed: 'hat eine Liste angelegt:',
} as const
export const titles = (count: number): string => (count === 1 ? '1 Titel' : `${count} Titel`)
export const spoiler = 'Mit Spoiler'
