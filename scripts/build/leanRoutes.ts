/** A route's data for the server alone: the view whose files a rendered page starts with. */
const VIEW = /\bstaticData:\s*\{\s*view:\s*(["'])[^"']*\1,?\s*(?:atInstall:\s*true,?\s*)?\},?/g

/** Removes the source paths of the views from routes that are built for a browser: a kilobyte of paths. */
export const leanRoutes = {
  name: 'lean-routes',
  transform: {
    filter: { id: /\/src\/app\/pages\/\w+\/routes\.ts$/ },
    handler: (code: string) => ({ code: withoutViews(code), map: null }),
  },
}

/** @throws Error when a path is left, because it was written in another form. */
export function withoutViews(code: string): string {
  const lean = code.replace(VIEW, '')
  if (lean.includes('staticData')) throw new Error('A route whose `staticData` is more than the path of a view')
  return lean
}
