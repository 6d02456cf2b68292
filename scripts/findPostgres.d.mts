export function findPostgres(options?: {
  install?: boolean
  log?: (line: string) => void
}): Promise<{ url: string; stop: () => void } | null>
