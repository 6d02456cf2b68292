/**
 * When a register changed: now, and never before it last did. A device that holds a newer time takes no older one for
 * news, so a server's clock that is set back, or behind another server's, must not show.
 */
export function notBefore(last: Date | null | undefined, now: Date): Date {
  return last && last > now ? last : now
}
