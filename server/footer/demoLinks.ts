import type { FooterLink } from '#contract/footer.ts'

/** The demo world's places elsewhere. Like its cinemas they are invented: `.example` belongs to nobody. */
export const demoLinks: readonly FooterLink[] = [
  { kind: 'social', label: 'Mastodon', url: 'https://social.lichtspiel.example/@lichtspiel' },
  { kind: 'social', label: 'Instagram', url: 'https://instagram.lichtspiel.example/' },
  { kind: 'social', label: 'YouTube', url: 'https://youtube.lichtspiel.example/' },
  { kind: 'social', label: 'Facebook', url: 'https://facebook.lichtspiel.example/' },
  { kind: 'sister', label: 'Rampenlicht', url: 'https://rampenlicht.example/' },
  { kind: 'sister', label: 'Plattenteller', url: 'https://plattenteller.example/' },
  { kind: 'jobs', label: 'Jobs', url: 'https://jobs.lichtspiel.example/' },
]
