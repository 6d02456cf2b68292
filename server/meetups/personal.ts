import type { PersonalTable } from '../db/described.ts'
import { meetupAnswers, meetupMembers, meetups } from '../db/schema/meetups.ts'

export const ownMeetups: PersonalTable = {
  table: meetups,
  owner: meetups.userId,
  exported: {
    file: 'verabredungen',
    columns: {
      id: meetups.id,
      note: meetups.note,
      status: meetups.status,
      decided: meetups.decided,
      createdAt: meetups.createdAt,
      updatedAt: meetups.updatedAt,
    },
    order: [meetups.createdAt],
  },
}

export const ownMeetupMemberships: PersonalTable = {
  table: meetupMembers,
  owner: meetupMembers.userId,
  exported: {
    file: 'verabredungen-teilnahmen',
    columns: {
      meetupId: meetupMembers.meetupId,
      isProposer: meetupMembers.isProposer,
      hasLeft: meetupMembers.hasLeft,
      invitedAt: meetupMembers.invitedAt,
      updatedAt: meetupMembers.updatedAt,
    },
    order: [meetupMembers.invitedAt],
  },
}

export const ownMeetupAnswers: PersonalTable = {
  table: meetupAnswers,
  owner: meetupAnswers.userId,
  exported: {
    file: 'verabredungen-antworten',
    columns: {
      meetupId: meetupAnswers.meetupId,
      showing: meetupAnswers.showing,
      suits: meetupAnswers.suits,
      updatedAt: meetupAnswers.updatedAt,
    },
    order: [meetupAnswers.changeSeq],
  },
}
