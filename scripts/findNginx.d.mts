export function findNginx(options?: { install?: boolean; log?: (line: string) => void }): string | null
