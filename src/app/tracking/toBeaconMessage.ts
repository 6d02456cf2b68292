import type { Tracked } from '../../atoms/tracking/tracking.ts'
import type { BeaconMessage } from '../../sync/beacon.ts'

/** The beacon's message of an event: its sub-type and its subject. */
export function toBeaconMessage(tracked: Tracked): BeaconMessage {
  const { event } = tracked
  switch (event) {
    case 'Open Suggestion': {
      const { suggestion, position, query } = tracked.opened
      const { path, itemClass, id } = suggestion
      return { event, payload: { target: path, target_type: itemClass, target_id: id, query, position } }
    }
    case 'Page Navigation':
      return { event, subType: tracked.label }
    case 'Add to List':
      return { event, payload: { target_type: tracked.itemType, target_id: tracked.itemId } }
    case 'Video Start':
      return { event, payload: aboutVideo(tracked.videoId) }
    case 'Video Progress':
      return { event, subType: String(tracked.percent), payload: aboutVideo(tracked.videoId) }
    case 'Video Error':
      return { event, subType: tracked.message, payload: aboutVideo(tracked.videoId) }
    case 'Page View':
    case 'Open Login Overlay':
    case 'Signup Complete':
    case 'Sign-Up: Login Success':
    case 'Logout':
    case 'Social Signup Complete':
    case 'Social Login Complete':
    case 'Onboarding Play':
      return { event }
  }
}

const aboutVideo = (videoId: string) => ({ target_type: 'Video', target_id: videoId })
