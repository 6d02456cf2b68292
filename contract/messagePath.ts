/** The path of the page of a thread of messages, below the host. */
export const toThreadPath = (id: string): string => `/inbox/${encodeURIComponent(id)}`
