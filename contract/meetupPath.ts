/** The path of a meetup's page. */
export const toMeetupPath = (id: string): string => `/verabredung/${encodeURIComponent(id)}`
