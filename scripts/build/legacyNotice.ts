import type { Plugin } from 'vite'
import { legacyNotice } from '../../src/app/legacy/notice.ts'

const FILE = 'legacy-notice.js'

/** Writes the notice for Internet Explorer as the file that `index.html` names for browsers without modules. */
export const legacyNoticeFile: Plugin = {
  name: 'legacy-notice',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: FILE, source: legacyNotice })
  },
  configureServer({ middlewares }) {
    middlewares.use(
      `/${FILE}`,
      (_request, response) => void response.setHeader('content-type', 'text/javascript').end(legacyNotice),
    )
  },
}
