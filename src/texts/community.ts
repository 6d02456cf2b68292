import type { TriviaCategory } from '#contract/ownTrivia.ts'

export const comments = 'Kommentare'
export const commentsTitle = (title: string | null): string => (title ? `Kommentare zu ${title}` : comments)
export const commentsDescription = (title: string): string =>
  `Was die Community über ${title} sagt: Meinungen, Antworten und Widerspruch, Spoiler zugeklappt.`
export const allComments = (count: number): string => (count === 1 ? 'Zum Kommentar' : `Alle ${count} Kommentare`)
export const commentsLoading = 'Die Kommentare werden geladen'
export const commentsFailed = 'Die Kommentare lassen sich gerade nicht laden'
export const commentsUnavailable = 'Diese Kommentare sind nicht auf deinem Gerät'

export const critic = 'Kritik'
/** Before a number: what the author of a comment gave the film. */
export const authorRating = 'Wertung'
/** Its author has changed the words. */
export const edited = 'bearbeitet'
export const sortLabel = 'Sortieren'
export const orders = { newest: 'Neueste', diggs: 'Meiste Diggs' } as const
export const spoiler = 'Spoiler: verrät, was passiert'
export const diggs = (count: number): string => (count === 1 ? '1 Digg' : `${count} Diggs`)
export const repliesTo = (username: string): string => `Antworten an ${username}`
export const moreReplies = (count: number): string => (count === 1 ? 'Noch 1 Antwort' : `Noch ${count} Antworten`)
export const repliesFailed = 'Die Antworten lassen sich gerade nicht laden. Versuche es gleich noch einmal.'

export const trivia = 'Trivia'
export const triviaTitle = (title: string | null): string => (title ? `Trivia zu ${title}` : trivia)
export const triviaDescription = (title: string): string =>
  `Wissenswertes zu ${title}: von den Dreharbeiten, der Besetzung, der Musik und mehr.`
export const allTrivia = 'Alle Trivia'
export const writeTrivia = 'Trivia schreiben'
export const triviaLoading = 'Die Trivia werden geladen'
export const noTrivia = 'Noch keine Trivia'
export const noTriviaHere = 'Noch hat niemand etwas Wissenswertes aufgeschrieben.'
export const noTriviaInCategory = (category: TriviaCategory): string =>
  `In der Kategorie ${category} gibt es noch nichts.`
export const triviaFailed = 'Die Trivia lassen sich gerade nicht laden'
export const triviaUnavailable = 'Diese Trivia sind nicht auf deinem Gerät'
export const categoriesLabel = 'Nach Kategorie filtern'
export const allCategories = 'Alle'
export const votes = (up: number, down: number): string =>
  `${up === 1 ? '1 Stimme' : `${up} Stimmen`} dafür, ${down} dagegen`

export const failedText = 'Der Server antwortet nicht wie erwartet. Versuche es gleich noch einmal.'
export const unavailableText =
  'Ohne Netz siehst du, was du schon einmal geöffnet hast. Das hier gehört noch nicht dazu.'
export const staleText = (asOf: string): string => `Du siehst den Stand von ${asOf}.`
const backTexts = { movies: 'Zum Film', series: 'Zur Serie' }
/** On a page about one side of a title. */
export const backTo = (type: 'movies' | 'series'): string => backTexts[type]
