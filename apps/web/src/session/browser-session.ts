import { isSignedOut } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { forgetSessionToken, isFramed, keepSessionToken } from '../api/session-token.ts'
import { browserClues, looksIncognito } from './incognito.ts'
import { createSession, type SessionWorld } from './session.ts'

const world: SessionWorld = {
  fetchUser: () => call('currentUser', { headers: { 'cache-control': 'no-cache' } }),
  redirectUrl: async (provider, code) => {
    const query = code === undefined ? {} : { code }
    return (await call('signInRedirect', { params: { provider }, query })).redirectUrl
  },
  createSession: (returned, { isFramed: isIframe, isIncognito }) =>
    call('createSession', { body: { ...returned, isIncognito, isIframe } }),
  logout: (everywhere) =>
    everywhere
      ? call('logoutEverywhere', { body: { everywhere: true }, keepalive: true })
      : call('logout', { keepalive: true }),
  surroundings: async () => ({
    isFramed: isFramed(),
    isIncognito: await looksIncognito(browserClues),
  }),
  keepToken: keepSessionToken,
  forgetToken: forgetSessionToken,
  leaveTo: (url) => window.location.assign(url),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  report: (failure) => {
    // A signed-out user is not an error.
    if (!isSignedOut(failure)) console.warn(failure)
  },
}

export const session = createSession(world)
