/** The path of an installed Chrome or Chromium; undefined when there is none. */
export function findChromium(): string | undefined
/** As `findChromium`, and installs one where that is possible. */
export function ensureChromium(): string | undefined
export function findHeadlessShell(): string | undefined
