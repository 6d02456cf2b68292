import { act, fireEvent, screen } from '@testing-library/react'
import { createStore } from 'jotai'
import { beforeEach, expect, it, vi } from 'vitest'
import { comeNear, stubNearView, watched } from '../../../test/nearView.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { consentAtom } from '../../atoms/consent/consent.ts'
import { type Tracked, trackerAtom } from '../../atoms/tracking/tracking.ts'
import { HowTo } from './HowTo.tsx'

beforeEach(() => {
  stubNearView()
  return () => vi.unstubAllGlobals()
})

/** All that is watched comes near. */
const look = () =>
  act(() => {
    for (const element of watched.keys()) comeNear(element)
  })
const video = () => document.querySelector('video')

it('fetches the recording once it is near: muted, with controls, as WebM and MP4', async () => {
  await renderAt(<HowTo />)
  expect(screen.getByRole('heading', { name: "Trivia schreiben: So einfach geht's" })).toBeInTheDocument()
  expect(video()).toBeNull()
  look()
  await expect.poll(video).not.toBeNull()
  expect(video()).toMatchObject({ controls: true, muted: true, preload: 'metadata' })
  const types = [...document.querySelectorAll('source')].map(({ type }) => type)
  expect(types).toEqual(['video/webm', 'video/mp4'])
})

it('counts that it was played, once', async () => {
  const store = createStore()
  const sent: Tracked[] = []
  store.set(trackerAtom, { send: async (tracked) => void sent.push(tracked) })
  store.set(consentAtom, { state: 'decided', allowed: ['analytics'] })
  await renderAt(<HowTo />, { store })
  look()
  await expect.poll(video).not.toBeNull()
  for (let times = 0; times < 2; times += 1) fireEvent.play(video() as HTMLVideoElement)
  await expect.poll(() => sent).toEqual([{ event: 'Onboarding Play' }])
})
