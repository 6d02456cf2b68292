/** Whether packages may be installed, and Chromium needs `--no-sandbox`. */
export function isRoot() {
  return process.getuid?.() === 0
}
