import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { expect, it, vi } from 'vitest'
import type { Call } from '#contract/call.ts'
import { anOkReply, aProblemReply } from '../../../test/builders/reply.ts'
import { captchaWorkAtom } from '../../atoms/captcha/captchaWork.ts'
import { apiAtom, originAtom } from '../../atoms/core/context.ts'
import { registerAtom } from '../../atoms/signup/signup.ts'
import type { Api, Reply } from '../../sync/api.ts'
import type { Registration } from '../../sync/userApi.ts'
import { SignupPanel } from './SignupPanel.tsx'

const answers: Record<string, unknown> = {
  '/api/csrf_token': { 'X-CSRF-Token': 'abc' },
  '/api/settings': { user_api_base: '/api/v1', registration_domain: 'lichtspiel.example', social_login: null },
  '/api/captcha': {
    provider: 'proof_of_work',
    challenge: 'c',
    puzzles: 1,
    bits: 1,
    expires_at: new Date(Date.now() + 1_800_000).toISOString(),
  },
}

/** The form before a server that answers registrations with `replies` in order; solutions are numbered. */
function aForm(...replies: Reply<unknown>[]) {
  const store = createStore()
  const call = async ({ path }: Call) => (path in answers ? anOkReply(answers[path]) : { kind: 'unreachable' })
  store.set(apiAtom, { call: call as unknown as Api })
  store.set(originAtom, 'https://lichtspiel.example')
  let solved = 0
  store.set(captchaWorkAtom, { solve: async () => `solution ${++solved}` })
  const sent: Registration[] = []
  const send = async (registration: Registration) => {
    sent.push(registration)
    return replies.shift() ?? { kind: 'unreachable' as const }
  }
  store.set(registerAtom, { send })
  const onDone = vi.fn()
  const panel = () => (
    <Provider store={store}>
      <SignupPanel onDone={onDone} />
    </Provider>
  )
  return { ...render(panel()), panel, sent, onDone }
}

const invalid = (errors: Record<string, string[]>) => aProblemReply({ status: 422, code: 'invalid', errors })
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Registrieren' }))
const field = (name: string) => screen.getByLabelText(name)
const box = (name: RegExp) => screen.getByRole('checkbox', { name })

const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } })

function fillIn() {
  type('Benutzername', 'anna')
  type('E-Mail', 'anna@example.org')
  type('Passwort', 'ein Abend im Kino')
  fireEvent.click(box(/16 Jahre/))
  fireEvent.click(box(/AGB/))
}

it('sends what was typed, boxes as 1 or 0, with the host it stands on and a solved captcha', async () => {
  const { sent, onDone } = aForm(anOkReply({ username: 'anna' }))
  fillIn()
  await submit()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(sent).toEqual([
    {
      base: '/api/v1',
      headers: { 'x-xsrf-token': 'abc' },
      form: {
        username: 'anna',
        password: 'ein Abend im Kino',
        email: 'anna@example.org',
        age_verification: '1',
        terms_of_service_and_privacy: '1',
        wants_newsletter: '0',
        registration_domain: 'lichtspiel.example',
        'g-recaptcha-response': 'solution 1',
      },
    },
  ])
})

it('asks in the words of the specification, and opens terms and privacy on their own', () => {
  aForm()
  expect(screen.getByRole('heading', { name: 'Jetzt kostenlos Registrieren' })).toBeVisible()
  const boxes = screen.getAllByRole('checkbox')
  expect(boxes.map((each) => each.closest('label')?.textContent)).toEqual([
    'Ich bin mindestens 16 Jahre alt',
    'Ich akzeptiere die AGB und Datenschutzbestimmungen',
    'Ich möchte persönliche Tipps & News erhalten',
  ])
  for (const each of boxes) expect(each).not.toBeChecked()
  expect(field('E-Mail')).toHaveAttribute('type', 'email')
  for (const [name, path] of [
    ['AGB', '/pages/terms'],
    ['Datenschutzbestimmungen', '/pages/privacy'],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', path)
    expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank')
  }
})

it('shows the first sentence of each refused field beside it, and goes to the first', async () => {
  const errors = {
    password: ['Zu kurz.', 'Zu leicht.'],
    username: ['Schon vergeben.'],
    age_verification: ['Du musst alt genug sein.'],
  }
  const { onDone } = aForm(invalid(errors))
  await submit()
  await waitFor(() => expect(field('Benutzername')).toHaveFocus())
  expect(field('Benutzername')).toHaveAccessibleDescription(expect.stringContaining('Schon vergeben.'))
  expect(field('Passwort')).toHaveAccessibleDescription(expect.stringContaining('Zu kurz.'))
  expect(screen.queryByText('Zu leicht.')).not.toBeInTheDocument()
  expect(box(/16 Jahre/)).toHaveAccessibleDescription('Du musst alt genug sein.')
  expect(field('E-Mail')).not.toHaveAttribute('aria-invalid')
  expect(onDone).not.toHaveBeenCalled()
})

it('takes away the error of the field that is edited, and no other', async () => {
  aForm(invalid({ username: ['Schon vergeben.'], age_verification: ['Zu jung.'] }))
  await submit()
  await userEvent.type(await screen.findByLabelText('Benutzername'), 'x')
  await waitFor(() => expect(screen.queryByText('Schon vergeben.')).not.toBeInTheDocument())
  expect(screen.getByText('Zu jung.')).toBeVisible()
  await userEvent.click(box(/16 Jahre/))
  expect(screen.queryByText('Zu jung.')).not.toBeInTheDocument()
})

it('shows the error of the captcha under it, keeps what was typed and sends a new solution', async () => {
  const { sent, onDone } = aForm(
    invalid({ 'g-recaptcha-response': ['Bitte bestätige, dass du kein Roboter bist.'] }),
    anOkReply({}),
  )
  fillIn()
  await submit()
  await waitFor(() =>
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Bitte bestätige, dass du kein Roboter bist.'),
  )
  expect(field('Passwort')).toHaveValue('ein Abend im Kino')
  expect(box(/AGB/)).toBeChecked()
  await submit()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(sent[1]?.form).toMatchObject({ username: 'anna', 'g-recaptcha-response': 'solution 2' })
})

it.each([
  ['haste', aProblemReply({ status: 429, code: 'too_many_requests' }), /etwas zu schnell für unser System/],
  ['no network', { kind: 'unreachable' } as const, /nicht erreichbar\. Was du eingegeben hast, bleibt stehen/],
  ['a fault of the server', aProblemReply({ status: 500, code: 'internal' }), /Ups! Leider ist ein Fehler/],
  ['a field that is not shown', invalid({ registration_domain: ['Eine andere Seite.'] }), /Eine andere Seite/],
])('says of %s what it is, and keeps what was typed', async (_name, reply, words) => {
  aForm(reply)
  fillIn()
  await submit()
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  expect(field('Benutzername')).toHaveValue('anna')
  expect(field('Passwort')).toHaveValue('ein Abend im Kino')
  await userEvent.type(field('Benutzername'), 'x')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('keeps all but the password while somebody looks at the login', async () => {
  const { unmount, panel } = aForm()
  fillIn()
  unmount()
  render(panel())
  expect(field('Benutzername')).toHaveValue('anna')
  expect(field('E-Mail')).toHaveValue('anna@example.org')
  expect(field('Passwort')).toHaveValue('')
})
