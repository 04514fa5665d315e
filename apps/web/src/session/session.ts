import type { User } from '@ramiform/contract/calls'
import { notEstablishedError, signInErrors } from './sign-in-errors.ts'
import { type Surroundings, signInTiming } from './sign-in-timing.ts'

/** Who is signed in, as far as the browser knows (spec section 3). */
export interface SessionState {
  readonly user: User | null
  /** until the first answer about the user has come */
  readonly isPending: boolean
  readonly isFetching: boolean
}

/** Everything a session asks of the world around it. */
export interface SessionWorld {
  readonly fetchUser: () => Promise<User>
  readonly redirectUrl: (provider: string, code: string | undefined) => Promise<string>
  readonly createSession: (
    returned: Readonly<Record<'code', string> & Partial<Record<'state' | 'iss', string>>>,
    surroundings: Surroundings,
  ) => Promise<{ readonly sessionToken: string }>
  readonly logout: (everywhere: boolean) => Promise<unknown>
  readonly surroundings: () => Promise<Surroundings>
  readonly keepToken: (token: string) => void
  readonly forgetToken: () => void
  readonly leaveTo: (url: string) => void
  readonly wait: (ms: number) => Promise<void>
  /** failures that change nothing on the screen (spec section 8) */
  readonly report: (failure: unknown) => void
}

/** What a window that signs in for a frame brings it. */
export type BearerOutcome = { readonly token: string } | { readonly error: string }

/** What came of returning from a provider. */
export type SignInOutcome = { readonly signedIn: true } | { readonly error: string }

export interface Session {
  state(): SessionState
  subscribe(listener: () => void): () => void
  /** Asks who is signed in; calls at the same time share one request. Never rejects: nobody is signed in then. */
  fetchUser(): Promise<User | null>
  /** Sends the browser to a provider. Resolves to why that was not possible, if so. */
  redirectToLogin(provider: string, code?: string): Promise<unknown>
  /** Exchanges the code in a query string, once: later calls get the first one's result. */
  exchangeCodeForSessionToken(search: string): Promise<{ readonly sessionToken: string }>
  /** Everything from the provider's answer in a query string to a session that is seen to hold. */
  completeSignIn(search: string): Promise<SignInOutcome>
  /** In a frame's sign-in window: the session that the provider's answer gives, which is the frame's to use. */
  bearerFor(search: string): Promise<BearerOutcome>
  /** In a frame: goes on with the session that its sign-in window has brought. */
  continueWith(token: string): Promise<SignInOutcome>
  /** Forgets the user first, then tells the server. */
  logout(everywhere?: boolean): Promise<void>
  /** The server says nobody is signed in. */
  expire(): void
}

export const noCodeMessage =
  'Cannot exchange code for session token: no code provided in the URL search params.'

export function createSession(world: SessionWorld): Session {
  let state: SessionState = { user: null, isPending: true, isFetching: false }
  const listeners = new Set<() => void>()
  let fetching: Promise<User | null> | undefined
  let exchange: Promise<{ readonly sessionToken: string }> | undefined
  let completion: Promise<SignInOutcome> | undefined

  function change(next: Partial<SessionState>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  function fetchUser(): Promise<User | null> {
    fetching ??= askForUser().finally(() => {
      fetching = undefined
    })
    return fetching
  }

  async function askForUser(): Promise<User | null> {
    change({ isFetching: true })
    const user = await world.fetchUser().catch((failure) => {
      world.report(failure)
      return null
    })
    change({ user, isPending: false, isFetching: false })
    return user
  }

  function exchangeCodeForSessionToken(search: string) {
    exchange ??= exchangeCode(search)
    return exchange
  }

  async function exchangeCode(search: string) {
    const query = new URLSearchParams(search)
    const code = query.get('code')
    if (code === null || code === '') throw new Error(noCodeMessage)
    const surroundings = await world.surroundings()
    const [returnedState, iss] = [query.get('state'), query.get('iss')]
    const session = await world.createSession(
      { code, ...(returnedState && { state: returnedState }), ...(iss && { iss }) },
      surroundings,
    )
    if (surroundings.isFramed) world.keepToken(session.sessionToken)
    return session
  }

  async function bearerFor(search: string): Promise<BearerOutcome> {
    const query = new URLSearchParams(search)
    const providerError = query.get('error')
    if (providerError) return { error: providerError }
    if (!query.get('code')) return { error: signInErrors.noCode }
    try {
      return { token: (await exchangeCodeForSessionToken(search)).sessionToken }
    } catch (failure) {
      world.report(failure)
      return { error: signInErrors.failed }
    }
  }

  async function complete(search: string): Promise<SignInOutcome> {
    const bearer = await bearerFor(search)
    return 'error' in bearer ? bearer : seeThatItHolds()
  }

  async function seeThatItHolds(): Promise<SignInOutcome> {
    const surroundings = await world.surroundings()
    const { waitMs, verificationAttempts, retryDelayMs } = signInTiming(surroundings)
    await world.wait(waitMs)
    for (let attempt = 1; attempt <= verificationAttempts; attempt += 1) {
      if ((await fetchUser()) !== null) return { signedIn: true }
      if (attempt < verificationAttempts) await world.wait(retryDelayMs)
    }
    // In a frame the token is in hand, so the owner goes on all the same (spec section 8).
    if (surroundings.isFramed) return { signedIn: true }
    return { error: notEstablishedError(surroundings) }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    fetchUser,
    async redirectToLogin(provider, code) {
      try {
        world.leaveTo(await world.redirectUrl(provider, code))
        return undefined
      } catch (failure) {
        world.report(failure)
        return failure
      }
    },
    exchangeCodeForSessionToken,
    completeSignIn(search) {
      completion ??= complete(search)
      return completion
    },
    bearerFor,
    continueWith(token) {
      world.keepToken(token)
      return seeThatItHolds()
    },
    async logout(everywhere = false) {
      change({ user: null, isPending: false })
      // The token is still needed to tell the server whose session ends.
      await world.logout(everywhere).catch(world.report)
      world.forgetToken()
    },
    expire() {
      if (state.user !== null) change({ user: null })
    },
  }
}
