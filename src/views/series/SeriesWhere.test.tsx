import { act, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react'
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import type { Consumption } from '#contract/consumptions.ts'
import type { LiveKind } from '#contract/events.ts'
import { aDisc, aStreaming } from '../../../test/builders/consumption.ts'
import { aMember } from '../../../test/builders/session.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { type Served, servedApi } from '../../../test/servedApi.ts'
import { apiAtom } from '../../atoms/core/context.ts'
import { followedAtom } from '../../atoms/core/live.ts'
import { loadResourceAtom } from '../../atoms/core/resource.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import { consumptionsRef } from '../../atoms/where/refs.ts'
import { SeriesWhere } from './SeriesWhere.tsx'

const dark = 'Dark'
const WHERE = '/api/series/dark/consumptions'
const filters = { city: null, cityName: null, location: null, coordinates: null, kind: [], model: [] }
const offered = (...items: Consumption[]) => ({ items, nextPage: null, filters })

it('shows what is offered anew while it is open, and asks for nothing when something else happens', async () => {
  const served: Served = { [WHERE]: offered(aDisc()) }
  const { api, asked } = servedApi(served)
  const store = createStore()
  store.set(apiAtom, api)
  await store.set(loadResourceAtom, consumptionsRef('series', 'dark', {}))
  await renderAt(<SeriesWhere title={dark} permalink="dark" kinds={[]} />, { store })
  expect(screen.getByText('Silberscheibe')).toBeInTheDocument()
  served[WHERE] = offered(aStreaming())
  const [followed] = store.get(followedAtom)
  const hear = (kind: LiveKind) =>
    act(() => followed?.onNews({ kind, topic: 'series/dark', thing: { type: 'series', id: 's1' }, parent: null }))
  expect(followed?.topic).toBe('series/dark')
  hear('comment.created')
  hear('consumption.updated')
  expect(await screen.findByText('Flimmerkiste')).toBeInTheDocument()
  expect(screen.queryByText('Silberscheibe')).toBeNull()
  expect(asked).toEqual([WHERE, WHERE])
  served[WHERE] = offered()
  hear('consumption.deleted')
  await waitForElementToBeRemoved(() => screen.queryByText('Flimmerkiste'))
  served[WHERE] = offered(aDisc())
  hear('consumption.created')
  expect(await screen.findByText('Silberscheibe')).toBeInTheDocument()
})

it('shows nothing of an answer that was on its way to a reader who has left', async () => {
  const served: Served = { [WHERE]: offered(aDisc()) }
  const { api, asked } = servedApi(served)
  const answers: (() => void)[] = []
  const store = createStore()
  store.set(apiAtom, api)
  await store.set(loadResourceAtom, consumptionsRef('series', 'dark', {}))
  await renderAt(<SeriesWhere title={dark} permalink="dark" kinds={[]} />, { store })
  const call: typeof api.call = async (...input) => {
    const reply = await api.call(...input)
    await new Promise<void>((resolve) => answers.push(resolve))
    return reply
  }
  store.set(apiAtom, { call })
  served[WHERE] = offered(aStreaming())
  const [followed] = store.get(followedAtom)
  act(() => followed?.onNews('reset'))
  await waitFor(() => expect(answers).toHaveLength(1))
  store.set(sessionAtom, aMember())
  await act(async () => answers[0]?.())
  expect(asked).toHaveLength(2)
  expect(screen.getByText('Silberscheibe')).toBeInTheDocument()
  expect(screen.queryByText('Flimmerkiste')).toBeNull()
})
