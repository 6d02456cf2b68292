import * as z from 'zod/mini'
import { defineCall } from './call.ts'

/** One entry of a footer's list. */
export const FooterItem = z.object({ permalink: z.string(), label: z.string() })
export type FooterItem = z.infer<typeof FooterItem>

/** A place of ours on somebody else's site, a sister site, or where jobs are offered. */
export const FooterLink = z.object({ kind: z.enum(['social', 'sister', 'jobs']), label: z.string(), url: z.url() })
export type FooterLink = z.infer<typeof FooterLink>

/** The lists at the end of every page. */
export const Footer = z.object({
  /** Films that cinemas show or that are new on disc, the most popular first. */
  hot: z.array(FooterItem),
  /** People, by the popularity of all their titles. */
  stars: z.array(FooterItem),
  /** Films to come, the next first. */
  upcoming: z.array(FooterItem),
  links: z.array(FooterLink),
  /** The product's former site, where it is still to be had. */
  classicUrl: z.nullable(z.url()),
})
export type Footer = z.infer<typeof Footer>

export const footerCall = defineCall({
  method: 'GET',
  path: '/api/footer',
  summary: 'What the footer of every page lists',
  audience: 'public',
  answer: Footer,
})
