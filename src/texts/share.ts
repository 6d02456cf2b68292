export const share = 'Teilen'
export const copyLink = 'Link kopieren'
export const linkCopied = 'Link kopiert'
export const copyFailed = 'Der Link ließ sich nicht kopieren.'
