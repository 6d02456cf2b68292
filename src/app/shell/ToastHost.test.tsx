import { render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { act } from 'react'
import { expect, it } from 'vitest'
import { notifyAtom, type ToastInput } from '../../atoms/core/toast.ts'
import { ToastHost } from './ToastHost.tsx'

function open() {
  const store = createStore()
  const { container } = render(
    <Provider store={store}>
      <ToastHost />
    </Provider>,
  )
  return {
    say: (toast: ToastInput) => act(() => store.set(notifyAtom, toast)),
    region: (kind: 'polite' | 'assertive') => container.querySelector(`[aria-live="${kind}"]`),
  }
}

it('has both live regions before there is anything to say', () => {
  const { region } = open()
  expect(region('polite')).toBeEmptyDOMElement()
  expect(region('assertive')).toBeEmptyDOMElement()
})

it('announces once: a success in its turn, an error at once', async () => {
  const { say, region } = open()
  say({ kind: 'success', message: 'Gespeichert' })
  expect(await screen.findByText('Gespeichert')).toBeInTheDocument()
  expect(region('polite')).toHaveTextContent('Gespeichert')
  expect(region('assertive')).toBeEmptyDOMElement()
  say({ kind: 'error', message: 'Kaputt' })
  expect(await screen.findByText('Kaputt')).toBeInTheDocument()
  expect(region('assertive')).toHaveTextContent('Kaputt')
  expect(region('polite')).toBeEmptyDOMElement()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('status')).toBeNull()
})
