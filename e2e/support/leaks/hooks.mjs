/** Puts `renderer.mjs` between the server and its renderer. */
export async function resolve(specifier, context, next) {
  const resolved = await next(specifier, context)
  if (!context.parentURL?.endsWith('/dist/server/main.js') || !resolved.url.endsWith('/entryServer.js')) return resolved
  const leaky = new URL('./renderer.mjs', import.meta.url)
  leaky.searchParams.set('renderer', resolved.url)
  return { ...resolved, url: leaky.href }
}
