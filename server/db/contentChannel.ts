/** The channel on which triggers tell of writes to tables that visitors see (migration 0023). */
export const CONTENT_CHANNEL = 'lichtspiel_content'
