/** When the server's tests begin: Saturday, 12:00 in Berlin. */
export const TEST_NOW = new Date('2026-11-21T11:00:00.000Z')
