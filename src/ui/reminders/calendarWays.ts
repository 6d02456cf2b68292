import { productName } from '../../texts/head.ts'
import { calendarFailed } from '../../texts/reminders.ts'
import { saveFile } from '../kit/saveFile.ts'

/** The browser's download and the words for calendar files. */
export const calendarWays = { save: saveFile, productName, failed: calendarFailed }
