const PARAM = 'authenticity_token'

/**
 * Shows the XSRF token in the page's head, where other scripts look for it (PRODUCT B9): `csrf-token` holds it; `csrf-param`
 * names its parameter and is made where there is none.
 *
 * @param page the document, or a stand-in.
 */
export function showCsrfToken(token: string, page: Document = document): void {
  metaNamed(page, 'csrf-token').content = token
  const param = metaNamed(page, 'csrf-param')
  if (param.content === '') param.content = PARAM
}

function metaNamed(page: Document, name: string): HTMLMetaElement {
  const found = page.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)
  if (found) return found
  const made = page.createElement('meta')
  made.name = name
  page.head.append(made)
  return made
}
