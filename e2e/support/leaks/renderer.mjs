const { render: renderWell } = await import(new URL(import.meta.url).searchParams.get('renderer'))

/** The app's own renderer, whose page then holds as HTML what should be words. */
export async function render(input) {
  const { response, inline } = await renderWell(input)
  const html = (await response.text()).replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"')
  return { response: new Response(html, response), inline }
}
