/**
 * The look of a mark: set or not, waiting on this device (`pending`), on its way (`sending`), or refused (`failed`, the
 * old state shows again).
 */
export type MarkFace = { set: boolean; state: 'none' | 'saved' | 'pending' | 'sending' | 'failed' }
