import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, fromBerlin, toBerlinDate, toBerlinTime } from './berlin.ts'

const utc = (text: string) => new Date(`${text}Z`)

describe('the Berlin day and wall clock of an instant', () => {
  it('agree with the time zone data of Intl in every hour from 1996 to 2040', () => {
    const zone = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Berlin',
      dateStyle: 'short',
      timeStyle: 'short',
    })
    const end = Date.UTC(2041, 0)
    const differing: string[] = []
    for (let instant = Date.UTC(1996, 0); instant < end; instant += 3_600_000) {
      const date = new Date(instant)
      const ours = `${toBerlinDate(date)} ${toBerlinTime(date)}`
      if (zone.format(date) !== ours) differing.push(`${date.toISOString()}: ${ours}`)
    }
    expect(differing).toEqual([])
  })

  it.each([
    ['2026-11-21T19:15:00', '2026-11-21', '20:15'],
    ['2026-07-21T18:15:00', '2026-07-21', '20:15'],
    // Midnight is 00:00 of the day that begins.
    ['2026-11-21T22:59:59', '2026-11-21', '23:59'],
    ['2026-11-21T23:00:00', '2026-11-22', '00:00'],
    ['2026-07-21T22:00:00', '2026-07-22', '00:00'],
    ['2026-12-31T23:00:00', '2027-01-01', '00:00'],
    // Spring leaves out the hour from two to three.
    ['2027-03-28T00:59:00', '2027-03-28', '01:59'],
    ['2027-03-28T01:00:00', '2027-03-28', '03:00'],
    // Autumn has it twice.
    ['2026-10-25T00:30:00', '2026-10-25', '02:30'],
    ['2026-10-25T01:30:00', '2026-10-25', '02:30'],
    ['2026-10-25T02:00:00', '2026-10-25', '03:00'],
  ])('%s UTC is %s, %s', (instant, date, time) => {
    expect(toBerlinDate(utc(instant))).toBe(date)
    expect(toBerlinTime(utc(instant))).toBe(time)
  })
})

describe('the instant of a Berlin wall clock', () => {
  it.each([
    ['2026-11-21', '20:15', '2026-11-21T19:15:00'],
    ['2026-07-21', '20:15', '2026-07-21T18:15:00'],
    ['2026-11-21', '0:00', '2026-11-20T23:00:00'],
    ['2027-03-28', '01:59', '2027-03-28T00:59:00'],
    ['2027-03-28', '03:00', '2027-03-28T01:00:00'],
    ['2026-10-25', '01:59', '2026-10-24T23:59:00'],
    ['2026-10-25', '03:00', '2026-10-25T02:00:00'],
  ])('%s %s is %s UTC', (date, time, instant) => {
    expect(fromBerlin(date, time)).toEqual(utc(instant))
  })

  it('counts hours from 24 on to the next day, over both changes of the clock too', () => {
    expect(fromBerlin('2026-11-21', '24:30')).toEqual(utc('2026-11-21T23:30:00'))
    expect(fromBerlin('2027-03-27', '27:30')).toEqual(utc('2027-03-28T01:30:00'))
    expect(fromBerlin('2026-10-24', '27:30')).toEqual(utc('2026-10-25T02:30:00'))
  })

  it('reads an hour that spring leaves out as one hour later', () => {
    expect(toBerlinTime(fromBerlin('2027-03-28', '02:30'))).toBe('03:30')
  })

  it('takes the first of an hour that autumn has twice', () => {
    expect(fromBerlin('2026-10-25', '02:30')).toEqual(utc('2026-10-25T00:30:00'))
  })

  it('is undone by the day and wall clock of any minute', () => {
    const minutes = fc.integer({ min: Date.UTC(1996, 0) / 60_000, max: Date.UTC(2060, 0) / 60_000 })
    fc.assert(
      fc.property(minutes, (minute) => {
        const instant = new Date(minute * 60_000)
        const back = fromBerlin(toBerlinDate(instant), toBerlinTime(instant))
        // Of the doubled hour the first comes back.
        const behind = instant.getTime() - back.getTime()
        expect(behind === 0 || (behind === 3_600_000 && toBerlinTime(instant) === toBerlinTime(back))).toBe(true)
      }),
    )
  })
})

describe('days', () => {
  it('are added over months, years, leap days and changes of the clock', () => {
    expect(addDays('2026-11-21', 14)).toBe('2026-12-05')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2027-03-01', -1)).toBe('2027-02-28')
    expect(addDays('2027-03-27', 2)).toBe('2027-03-29')
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
  })

  it('between two dates are what was added', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9000, max: 9000 }), (days) => {
        expect(daysBetween('2026-11-21', addDays('2026-11-21', days))).toBe(days)
      }),
    )
  })
})

describe('the time zone of the process', () => {
  const script = `
    const [b, words] = await Promise.all(process.argv.slice(1).map((file) => import(file)))
    const at = new Date('2026-10-25T00:30:00Z')
    console.log(JSON.stringify([
      b.toBerlinDate(at), b.toBerlinTime(at), b.fromBerlin('2027-03-28', '20:15').toISOString(),
      b.addDays('2027-03-27', 1), words.weekdayName('2027-03-28'), words.dateRelative('2027-03-28', '2027-03-27'),
    ]))`
  const files = ['./berlin.ts', './dayWords.ts'].map((file) => fileURLToPath(new URL(file, import.meta.url)))
  const runIn = (TZ: string) =>
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script, ...files], {
      env: { ...process.env, TZ },
      encoding: 'utf8',
    })

  it('makes no difference', () => {
    const berlin = runIn('Europe/Berlin')
    expect(JSON.parse(berlin)).toEqual([
      '2026-10-25',
      '02:30',
      '2027-03-28T18:15:00.000Z',
      '2027-03-28',
      'Sonntag',
      'Morgen',
    ])
    for (const zone of ['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati']) expect(runIn(zone)).toBe(berlin)
  }, 30_000)
})
