import type { User } from '@ramiform/contract/calls'
import { expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { createSession, noCodeMessage, type SessionWorld } from './session.ts'
import { framedTiming, incognitoTiming, usualTiming } from './sign-in-timing.ts'

const mara: User = { id: 'u1', email: 'mara@example.org', providerUserData: { name: 'Mara' } }

/** A server and a browser made of plain answers, and a record of what was asked of them. */
function aWorld(changes: Partial<SessionWorld> = {}) {
  const asked: string[] = []
  const world: SessionWorld = {
    fetchUser: async () => mara,
    redirectUrl: async (provider, code) => `https://id.example/${provider}?code=${code ?? ''}`,
    createSession: async () => ({ sessionToken: 't0ken' }),
    logout: async (everywhere) => asked.push(`logout ${everywhere}`),
    surroundings: async () => ({ isFramed: false, isIncognito: false }),
    keepToken: (token) => asked.push(`keep ${token}`),
    forgetToken: () => asked.push('forget'),
    leaveTo: (url) => asked.push(`leave to ${url}`),
    wait: async (ms) => void asked.push(`wait ${ms}`),
    report: () => asked.push('report'),
    ...changes,
  }
  return { session: createSession(world), asked }
}

const signedOut = async (): Promise<User> => {
  throw new Error('The server answered with status 401.')
}

/** Nobody at first, as while a new session is not yet seen everywhere. */
function signedInAtAttempt(attempt: number) {
  let tries = 0
  return async () => {
    tries += 1
    return tries < attempt ? signedOut() : mara
  }
}

test('a session is pending until the user is loaded', async () => {
  const { session } = aWorld()
  expect(session.state()).toEqual({ user: null, isPending: true, isFetching: false })
  const asking = session.fetchUser()
  expect(session.state()).toMatchObject({ isPending: true, isFetching: true })
  await asking
  expect(session.state()).toEqual({ user: mara, isPending: false, isFetching: false })
})

test('simultaneous callers share one request', async () => {
  let requests = 0
  const { session } = aWorld({
    fetchUser: async () => {
      requests += 1
      return mara
    },
  })
  await Promise.all([session.fetchUser(), session.fetchUser(), session.fetchUser()])
  expect(requests).toBe(1)
  await session.fetchUser()
  expect(requests).toBe(2)
})

test('if the user cannot be loaded, no one is signed in and nothing is pending', async () => {
  const { session } = aWorld({ fetchUser: signedOut })
  expect(await session.fetchUser()).toBeNull()
  expect(session.state()).toEqual({ user: null, isPending: false, isFetching: false })
})

test('the browser goes to the provider with the code of the printed link', async () => {
  const { session, asked } = aWorld()
  expect(await session.redirectToLogin('local', '12345678')).toBeUndefined()
  expect(asked).toEqual(['leave to https://id.example/local?code=12345678'])
})

test('if the provider is unreachable, the browser stays on the page', async () => {
  const failure = new Error('Unknown sign-in provider')
  const { session, asked } = aWorld({ redirectUrl: () => Promise.reject(failure) })
  expect(await session.redirectToLogin('nobody')).toBe(failure)
  expect(asked).toEqual(['report'])
})

test('a code is exchanged once per page load, with the other parameters of the provider', async () => {
  const sent: unknown[] = []
  const { session } = aWorld({
    createSession: async (returned, surroundings) => {
      sent.push({ ...returned, ...surroundings })
      return { sessionToken: `t${sent.length}` }
    },
  })
  const first = await session.exchangeCodeForSessionToken(
    '?code=abc&state=s&iss=https://id.example',
  )
  const again = await session.exchangeCodeForSessionToken('?code=other')
  expect(again).toEqual(first)
  expect(sent).toEqual([
    { code: 'abc', state: 's', iss: 'https://id.example', isFramed: false, isIncognito: false },
  ])
})

test('without a code there is nothing to exchange', async () => {
  const { session } = aWorld()
  await expect(session.exchangeCodeForSessionToken('?state=s')).rejects.toThrow(noCodeMessage)
})

test('signing in is complete once the new session works', async () => {
  const { session, asked } = aWorld({ fetchUser: signedInAtAttempt(3) })
  expect(await session.completeSignIn('?code=abc')).toEqual({ signedIn: true })
  expect(asked.filter((what) => what.startsWith('wait'))).toEqual([
    `wait ${usualTiming.waitMs}`,
    `wait ${usualTiming.retryDelayMs}`,
    `wait ${usualTiming.retryDelayMs}`,
  ])
  expect(session.state().user).toEqual(mara)
})

test.each([
  ['?error=access_denied', 'access_denied'],
  ['?state=s', 'No authorization code received'],
])('an answer without a code, %s, ends with its error', async (search, error) => {
  const { session } = aWorld()
  expect(await session.completeSignIn(search)).toEqual({ error })
})

test('a rejected exchange is a failed sign-in, and the user is not loaded', async () => {
  let requests = 0
  const { session } = aWorld({
    createSession: () => Promise.reject(new Error('Authentication failed')),
    fetchUser: async () => {
      requests += 1
      return mara
    },
  })
  expect(await session.completeSignIn('?code=abc')).toEqual({ error: 'Authentication failed' })
  expect(requests).toBe(0)
})

test('a session that never works shows the likely reason after the specified attempts', async () => {
  const usual = aWorld({ fetchUser: signedOut })
  expect(await usual.session.completeSignIn('?code=abc')).toEqual({
    error: 'Authentication session not established',
  })
  expect(usual.asked.filter((what) => what === 'report')).toHaveLength(
    usualTiming.verificationAttempts,
  )

  const incognito = aWorld({
    fetchUser: signedOut,
    surroundings: async () => ({ isFramed: false, isIncognito: true }),
  })
  expect(await incognito.session.completeSignIn('?code=abc')).toEqual({
    error:
      'Authentication failed in private/incognito mode. Please try using a regular browser window.',
  })
  expect(incognito.asked).toContain(`wait ${incognitoTiming.waitMs}`)
  expect(incognito.asked.filter((what) => what === 'report')).toHaveLength(
    incognitoTiming.verificationAttempts,
  )
})

test('in a frame the token is stored, and the owner continues even before the session works', async () => {
  const { session, asked } = aWorld({
    fetchUser: signedOut,
    surroundings: async () => ({ isFramed: true, isIncognito: true }),
  })
  expect(await session.completeSignIn('?code=abc')).toEqual({ signedIn: true })
  expect(asked).toContain('keep t0ken')
  expect(asked).toContain(`wait ${framedTiming.waitMs}`)
})

test('a frame continues with the token of its sign-in window, after the specified waits', async () => {
  const { session, asked } = aWorld({
    fetchUser: signedInAtAttempt(2),
    surroundings: async () => ({ isFramed: true, isIncognito: true }),
  })
  expect(await session.continueWith('fr4me')).toEqual({ signedIn: true })
  expect(session.state().user).toEqual(mara)
  expect(asked.filter((what) => what !== 'report')).toEqual([
    'keep fr4me',
    `wait ${framedTiming.waitMs}`,
    `wait ${framedTiming.retryDelayMs}`,
  ])
})

test.each([
  ['?code=abc', { token: 't0ken' }],
  ['?error=access_denied', { error: 'access_denied' }],
  ['?state=s', { error: 'No authorization code received' }],
])('a sign-in window brings what came of %s, and waits for nothing', async (search, outcome) => {
  const { session, asked } = aWorld()
  expect(await session.bearerFor(search)).toEqual(outcome)
  expect(asked).toEqual([])
})

test('signing out removes the user before the server responds, also if that fails', async () => {
  const userWhenTold: (User | null)[] = []
  const { session, asked } = aWorld({
    logout: async () => {
      userWhenTold.push(session.state().user)
      throw new Error('The server cannot be reached.')
    },
  })
  await session.fetchUser()
  await session.logout()
  expect(userWhenTold).toEqual([null])
  expect(session.state().user).toBeNull()
  expect(asked).toEqual(['report', 'forget'])
})

test('listeners are called once when the session expires', async () => {
  const { session } = aWorld()
  await session.fetchUser()
  let told = 0
  const stop = session.subscribe(() => {
    told += 1
  })
  session.expire()
  session.expire()
  expect(told).toBe(1)
  expect(session.state()).toEqual({ user: null, isPending: false, isFetching: false })
  stop()
})

test('a disabled account is named as the cause', async () => {
  const refusal = { error: 'Disabled', code: 'account_disabled' }
  const { session } = aWorld({ createSession: () => Promise.reject(new ApiError(403, refusal)) })
  expect(await session.completeSignIn('?code=c0de')).toEqual({ error: 'account_disabled' })
})
