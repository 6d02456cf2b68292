/** The time of day, passed in wherever it matters so that tests can turn it. */
export type Clock = () => Date
