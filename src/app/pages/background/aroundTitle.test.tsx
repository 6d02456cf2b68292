import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import { aBackground } from '../../../../test/builders/background.ts'
import { renderAt } from '../../../../test/renderAt.tsx'
import { type Served, servedApi } from '../../../../test/servedApi.ts'
import { backgroundRef } from '../../../atoms/background/refs.ts'
import { apiAtom, clockAtom } from '../../../atoms/core/context.ts'
import { loadResourceAtom } from '../../../atoms/core/resource.ts'
import { FilmBackground } from '../../../views/film/FilmBackground.tsx'
import { SeriesBackground } from '../../../views/series/SeriesBackground.tsx'

const nothing = { collections: [], awards: [], similar: [], lists: { items: [], more: false } }

describe.each(['movies', 'series'] as const)('the background of %s', (type) => {
  const URL = `/api/${type}/amrum/background`
  const Here = type === 'movies' ? FilmBackground : SeriesBackground

  async function show(answer: Served[string] | undefined) {
    const store = createStore()
    const served: Served = {}
    store.set(apiAtom, servedApi(served).api)
    store.set(clockAtom, { now: () => new Date('2026-11-21T11:00:00.000Z') })
    if (answer !== undefined) {
      served[URL] = answer
      await store.set(loadResourceAtom, backgroundRef(type, 'amrum'))
    }
    const { container } = await renderAt(<Here name="amrum" permalink="amrum" />, { store })
    // A series waits for the numbers of its episodes, too.
    if (answer !== undefined) await waitFor(() => expect(screen.queryByText('Mehr zum Titel wird geladen')).toBeNull())
    return { container, served }
  }

  it('says what is loading', async () => {
    await show(undefined)
    expect(screen.getByRole('status')).toHaveTextContent('Mehr zum Titel wird geladen')
  })

  it('offers to try again where the server fails, and shows what comes', async () => {
    const { served } = await show(500)
    expect(screen.getByRole('alert')).toHaveTextContent('Mehr zum Titel lässt sich gerade nicht laden')
    served[URL] = aBackground()
    await act(() => userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' })))
    expect(await screen.findByRole('heading', { name: 'Auszeichnungen' })).toBeVisible()
  })

  it('says that it was never here where the server is out of reach', async () => {
    await show(null)
    expect(screen.getByText('Mehr zum Titel war noch nie auf deinem Gerät')).toBeVisible()
  })

  it('leaves an element where nothing is known: an empty place is one that is waiting', async () => {
    const { container } = await show(aBackground(nothing))
    expect(container).not.toBeEmptyDOMElement()
    expect(container).toHaveTextContent(/^$/)
  })
})
