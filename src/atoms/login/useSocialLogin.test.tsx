import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { expect, it, vi } from 'vitest'
import type { Call } from '#contract/call.ts'
import type { Settings } from '#contract/settings.ts'
import { aMember } from '../../../test/builders/session.ts'
import type { Api, Reply } from '../../sync/api.ts'
import { SocialLogin } from '../../ui/social/SocialLogin.tsx'
import { type Consent, consentAtom, consentAwaitedAtom, preferencesAtom } from '../consent/consent.ts'
import { scriptLoaderAtom } from '../consent/vendorScripts.ts'
import { apiAtom } from '../core/context.ts'
import { reachableAtom } from '../core/reachable.ts'
import { sessionEventsAtom } from '../core/sessionDevice.ts'
import { type SocialAnswer, sdkArrivalAtom } from './socialSdk.ts'
import { useSocialLogin } from './useSocialLogin.ts'

const configured: Settings = {
  user_api_base: '/api/v1',
  registration_domain: 'lichtspiel.example',
  social_login: { facebook_app_id: 'our-app', sdk_url: 'https://vendor.example/de_DE/sdk.js' },
}
const allowed: Consent = { state: 'decided', allowed: ['social'] }
const ok = (value: unknown): Reply<unknown> => ({
  kind: 'ok',
  value,
  fetchedAt: new Date().toISOString(),
  source: 'network',
})

type Scene = {
  settings?: Settings
  consent?: Consent
  script?: () => Promise<void>
  answer?: SocialAnswer
  reply?: Reply<unknown>
}

/** The login as a form shows it. */
async function open({
  settings = configured,
  consent = allowed,
  script = async () => {},
  answer = { status: 'connected', authResponse: { accessToken: 'token' } },
  reply = ok({ ...aMember({ username: 'anna' }), is_new: false }),
}: Scene = {}) {
  const store = createStore()
  const loadScript = vi.fn(script)
  const call = async ({ path }: Call) => {
    if (path === '/api/settings') return ok(settings)
    return path === '/api/csrf_token' ? ok({ 'X-CSRF-Token': 'abc' }) : reply
  }
  const sdk = { init: vi.fn(), login: (onAnswer: (answer: SocialAnswer) => void) => onAnswer(answer) }
  store.set(apiAtom, { call: call as unknown as Api })
  store.set(consentAtom, consent)
  store.set(scriptLoaderAtom, { load: loadScript })
  store.set(sdkArrivalAtom, { wait: async () => sdk })
  store.set(sessionEventsAtom, { ...store.get(sessionEventsAtom), publish: () => undefined })
  const onSignedIn = vi.fn()
  const view = await act(async () =>
    render(
      <Provider store={store}>
        <Form onSignedIn={onSignedIn} />
      </Provider>,
    ),
  )
  return { store, loadScript, onSignedIn, ...view }
}

function Form({ onSignedIn }: { onSignedIn: (name: string, isNew: boolean) => void }) {
  const social = useSocialLogin(onSignedIn)
  return social && <SocialLogin {...social} />
}

const button = () => screen.getByRole('button', { name: 'Mit Facebook anmelden' })
const isDisabled = () => button().getAttribute('aria-disabled') === 'true'
const press = () => act(async () => void fireEvent.click(button()))

it('shows nothing where the operator has no app', async () => {
  const { container } = await open({ settings: { ...configured, social_login: null } })
  expect(container).toBeEmptyDOMElement()
})

it('hands over who signed in, and whether the profile is new', async () => {
  const { onSignedIn } = await open({ reply: ok({ ...aMember({ username: 'neu' }), is_new: true }) })
  expect(isDisabled()).toBe(false)
  await press()
  await waitFor(() => expect(onSignedIn.mock.calls).toEqual([['neu', true]]))
})

it('names age and terms beside the button, in tabs of their own', async () => {
  await open()
  expect(button()).toHaveAccessibleDescription(
    'Mit der Anmeldung bestätigst du, dass du mindestens 16 Jahre alt bist, und akzeptierst die AGB und Datenschutzbestimmungen.',
  )
  expect(screen.getByRole('link', { name: 'AGB' })).toHaveAttribute('href', '/pages/terms')
  expect(screen.getByRole('link', { name: 'Datenschutzbestimmungen' })).toHaveAttribute('href', '/pages/privacy')
  for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('target', '_blank')
})

it('loads nothing without consent, says so, and opens the preferences', async () => {
  const { store, loadScript } = await open({ consent: { state: 'decided', allowed: ['video'] } })
  expect(loadScript).not.toHaveBeenCalled()
  expect(screen.getByText(/weil die dafür erforderlichen Cookies nicht erlaubt sind/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Mit Facebook anmelden' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Einstellungen anpassen' }))
  expect(store.get(preferencesAtom)).toBe(true)
  await act(async () => store.set(consentAtom, allowed))
  expect(loadScript).toHaveBeenCalledOnce()
  expect(isDisabled()).toBe(false)
})

it('asks the device for the choice, and waits for it disabled', async () => {
  const { store, loadScript } = await open({ consent: { state: 'unread' } })
  expect(store.get(consentAwaitedAtom)).toBe(true)
  expect(isDisabled()).toBe(true)
  expect(loadScript).not.toHaveBeenCalled()
})

it('is disabled until the SDK has loaded', async () => {
  let arrive = () => {}
  const script = () =>
    new Promise<void>((resolve) => {
      arrive = resolve
    })
  const { onSignedIn } = await open({ script })
  expect(isDisabled()).toBe(true)
  await press()
  expect(onSignedIn).not.toHaveBeenCalled()
  await act(async () => arrive())
  expect(isDisabled()).toBe(false)
})

it('is disabled and says that it works while a sign-in runs', async () => {
  await open({ reply: new Promise<never>(() => {}) as never })
  await press()
  expect(isDisabled()).toBe(true)
  expect(button()).toHaveAttribute('aria-busy', 'true')
})

it('tells of a blocked SDK, and tries again when asked', async () => {
  let isBlocked = true
  await open({ script: () => (isBlocked ? Promise.reject(new Error('blocked')) : Promise.resolve()) })
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Anmelden via Facebook nicht möglich. Stelle sicher, dass Facebook nicht von einem AdBlocker blockiert wird.',
  )
  expect(isDisabled()).toBe(true)
  isBlocked = false
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' })))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(isDisabled()).toBe(false)
})

it('tells that nobody was connected, and may be pressed again', async () => {
  await open({ answer: { status: 'unknown' } })
  await press()
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Anmelden via Facebook nicht möglich. Bitte versuche es später noch einmal.',
  )
  expect(isDisabled()).toBe(false)
})

it('tells what the profile lacks', async () => {
  const problem = {
    kind: 'problem',
    status: 422,
    code: 'social_email_missing',
    problem: null,
    retryAfter: null,
  } as const
  await open({ reply: problem })
  await press()
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Anmelden via Facebook nicht möglich. Stelle sicher, dass dein Profil aktiviert und deine E-Mail Adresse für uns freigegeben ist.',
  )
})

it('accuses no ad blocker without a network, and loads once there is one', async () => {
  const { store, loadScript, unmount } = await open({ consent: { state: 'unread' } })
  await act(async () => {
    store.set(reachableAtom, { kind: 'unreachable' })
    store.set(consentAtom, allowed)
  })
  expect(loadScript).not.toHaveBeenCalled()
  expect(screen.getByText('Die Anmeldung mit Facebook braucht eine Verbindung zum Netz.')).toBeInTheDocument()
  await act(async () => store.set(reachableAtom, ok(null)))
  expect(loadScript).toHaveBeenCalledOnce()
  expect(isDisabled()).toBe(false)
  unmount()
})
