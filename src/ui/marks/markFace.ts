/**
 * The look of a mark: set or not, waiting on this device (`pending`), or refused (`failed`, the old state shows again).
 */
export type MarkFace = { set: boolean; state: 'none' | 'saved' | 'pending' | 'failed' }
