/** The Background Sync tag under which the outbox asks to be replayed. */
export const SYNC_TAG = 'outbox'

/** The tag under which the offline bundle asks to be refreshed now and then. Browsers hold it: it keeps its name. */
export const OFFLINE_BUNDLE_TAG = 'unterwegs'
