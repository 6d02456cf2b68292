import { expect, it } from 'vitest'
import { describeOnBothDatabases, type TestServer } from '../../test/server.ts'

const read = (server: TestServer) => server.visitor().get('/api/settings')

describeOnBothDatabases(
  'the settings of a fresh machine',
  (server) => {
    it('are our own user API and no social login', async () => {
      const answer = await read(server())
      expect(answer.json()).toEqual({ user_api_base: '/api/v1', registration_domain: '127.0.0.1', social_login: null })
      expect(answer.headers['cross-origin-opener-policy']).toBe('same-origin')
    })
  },
  // No query is asked.
  { only: 'embedded' },
)

describeOnBothDatabases(
  'the settings that an operator made',
  (server) => {
    it('name the app of the social network and its SDK in German, and no secret', async () => {
      const answer = await read(server())
      expect(answer.json()).toEqual({
        user_api_base: 'https://users.example/v1',
        registration_domain: 'kino.example',
        social_login: { facebook_app_id: 'our-app', sdk_url: 'https://connect.facebook.net/de_DE/sdk.js' },
      })
      expect(answer.headers['cache-control']).toContain('public')
      // Or the network's window could not tell the page how the login ended.
      expect(answer.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
    })
  },
  {
    env: {
      PUBLIC_URL: 'https://kino.example',
      USER_API_BASE: 'https://users.example/v1/',
      FACEBOOK_APP_ID: 'our-app',
      RECAPTCHA_SITE_KEY: 'site',
      RECAPTCHA_SECRET: 'geheim',
    },
    only: 'embedded',
  },
)
