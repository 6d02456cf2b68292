/** The path of an installed Chrome or Chromium; undefined when there is none. */
export function findChromium(): string | undefined
/** As `findChromium`, and installs one where that is possible. */
export function ensureChromium(): string | undefined
/** The path of the browser that journeys run in: the headless shell, else any Chrome or Chromium. */
export function findHeadlessShell(): string | undefined
