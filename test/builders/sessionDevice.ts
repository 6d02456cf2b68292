import type { createStore } from 'jotai'
import type { Session } from '#contract/session.ts'
import { sessionEventsAtom, sessionStorageAtom } from '../../src/atoms/core/sessionDevice.ts'
import { type SignOutMarker, signOutMarkerAtom } from '../../src/atoms/core/signOutMarker.ts'

/** The session that a device stores, and the messages between its tabs; set into a store. */
export function aSessionDevice(store: ReturnType<typeof createStore>, stored?: Session) {
  const listeners: ((session: unknown) => void)[] = []
  const looks: (() => void)[] = []
  const device = {
    stored: stored as unknown,
    marker: null as SignOutMarker | null,
    /** Published by this page, and messages to other tabs alone. */
    events: [] as Session[],
    told: [] as Session[],
    fromOtherTab: (message: unknown) => {
      for (const listener of listeners) listener(message)
    },
    /** The tab becomes visible again. */
    look: () => {
      for (const look of looks) look()
    },
  }
  store.set(sessionStorageAtom, {
    read: async () => device.stored,
    write: async (session) => {
      device.stored = session.type === 'RegisteredUser' ? session : undefined
    },
  })
  store.set(sessionEventsAtom, {
    publish: (session) => void device.events.push(session),
    tell: (session) => void device.told.push(session),
    subscribe: (onSession) => void listeners.push(onSession),
    onSeen: (look) => void looks.push(look),
  })
  store.set(signOutMarkerAtom, {
    read: async () => device.marker,
    write: async (marker) => {
      device.marker = marker
    },
    forgetDiscards: async () => {
      device.marker &&= { discards: null }
    },
    remove: async () => {
      device.marker = null
    },
  })
  return device
}
