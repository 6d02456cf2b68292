import ICAL from 'ical.js'

/** The one event of a calendar file, read by a parser that shares no code with ours. */
export function readEvent(file: string): ICAL.Component {
  const calendar = new ICAL.Component(ICAL.parse(file) as ConstructorParameters<typeof ICAL.Component>[0])
  const event = calendar.getFirstSubcomponent('vevent')
  if (!event) throw new Error('No event in the file')
  return event
}
