/** What a route names for the server alone: the view whose files a rendered page starts with. */
const VIEW = /\bstaticData:\s*\{\s*view:\s*(["'])[^"']*\1,?\s*\},?/g

/** Takes the sources of the views out of the routes where they are built for a browser: a kilobyte of paths. */
export const leanRoutes = {
  name: 'lean-routes',
  transform: {
    filter: { id: /\/src\/app\/pages\/\w+\/routes\.ts$/ },
    handler: (code: string) => ({ code: withoutViews(code), map: null }),
  },
}

/** @throws Error when one is left, which was written in another way. */
export function withoutViews(code: string): string {
  const lean = code.replace(VIEW, '')
  if (lean.includes('staticData')) throw new Error('A route whose `staticData` is more than the path of a view')
  return lean
}
