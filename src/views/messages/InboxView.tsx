import { InboxShell } from './InboxShell.tsx'

/** "Nachrichten": the member's threads, from the device, with or without a network. */
export function InboxView() {
  return <InboxShell back="/inbox">{null}</InboxShell>
}
