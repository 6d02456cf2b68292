import type { Mail } from './mail.ts'

/** The part for those who read mails as text. */
export function toText({ paragraphs, button, note }: Mail, productName: string): string {
  const link = button ? [`${button.label}:\n${button.url.href}`] : []
  return [...paragraphs, ...link, '-- ', productName, note].join('\n\n').replace('-- \n\n', '-- \n')
}

/** The part for everybody else. Mail programs know neither style sheets nor our tokens: styles stand inline. */
export function toHtml({ subject, paragraphs, button, note }: Mail, productName: string): string {
  const text = paragraphs.map((paragraph) => `<p style="${TEXT}">${escapeHtml(paragraph)}</p>`)
  const link = button
    ? [
        `<p style="margin:28px 0"><a href="${escapeHtml(button.url.href)}" style="${BUTTON}">${escapeHtml(button.label)}</a></p>`,
        `<p style="${SMALL}">Falls der Knopf nicht funktioniert: ${escapeHtml(button.url.href)}</p>`,
      ]
    : []
  return `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f6f1e7;color:#1d1a16">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#fffdf8;border-top:4px solid #b3261e">
<p style="margin:0 0 24px;font:600 22px/1.2 'Arial Narrow',Arial,sans-serif;letter-spacing:.075em;text-transform:uppercase">${escapeHtml(productName)}</p>
${[...text, ...link].join('\n')}
<p style="${SMALL};border-top:1px solid #d9d0c0;padding-top:16px">${escapeHtml(note)}</p>
</div>
</body>
</html>`
}

const TEXT = 'margin:0 0 16px;font:17px/1.55 Georgia,serif'
const SMALL = 'margin:24px 0 0;font:14px/1.5 Arial,sans-serif;color:#5c544a;overflow-wrap:anywhere'
const BUTTON =
  'display:inline-block;padding:12px 20px;background:#b3261e;color:#ffffff;font:600 16px Arial,sans-serif;text-decoration:none'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
