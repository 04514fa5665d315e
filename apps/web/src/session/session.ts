import type { User } from '@ramiform/contract/calls'
import { ApiError } from '../api/api-error.ts'
import { accountDisabled, notEstablishedError, signInErrors } from './sign-in-errors.ts'
import { type Surroundings, signInTiming } from './sign-in-timing.ts'

/** The signed-in user, as far as the browser knows (spec section 3). */
export interface SessionState {
  readonly user: User | null
  /** true until the first response about the user */
  readonly isPending: boolean
  readonly isFetching: boolean
}

/** A session that the server created. */
export interface NewSession {
  readonly sessionToken: string
  /** Set after a sign-in that took back the deletion of the account. */
  readonly accountKept?: true | undefined
}

/** Side effects of a session, injected for tests. */
export interface SessionWorld {
  readonly fetchUser: () => Promise<User>
  readonly redirectUrl: (provider: string, code: string | undefined) => Promise<string>
  readonly createSession: (
    returned: Readonly<Record<'code', string> & Partial<Record<'state' | 'iss', string>>>,
    surroundings: Surroundings,
  ) => Promise<NewSession>
  readonly logout: (everywhere: boolean) => Promise<unknown>
  readonly surroundings: () => Promise<Surroundings>
  readonly keepToken: (token: string) => void
  readonly forgetToken: () => void
  readonly leaveTo: (url: string) => void
  readonly wait: (ms: number) => Promise<void>
  /** logs failures that change nothing on the screen (spec section 8) */
  readonly report: (failure: unknown) => void
}

/** Result of a sign-in window that was opened by a frame. */
export type BearerOutcome = { readonly token: string } | { readonly error: string }

/** Result of returning from a provider. */
export type SignInOutcome =
  | { readonly signedIn: true; readonly accountKept?: true }
  | { readonly error: string }

export interface Session {
  state(): SessionState
  subscribe(listener: () => void): () => void
  /** Loads the user; simultaneous calls share one request. Never rejects: a failure counts as signed out. */
  fetchUser(): Promise<User | null>
  /** Sends the browser to a provider. Resolves to the error if that fails. */
  redirectToLogin(provider: string, code?: string): Promise<unknown>
  /** Exchanges the code in a query string once. Later calls get the same result. */
  exchangeCodeForSessionToken(search: string): Promise<NewSession>
  /** Completes a sign-in: exchanges the code, then verifies that the session works. */
  completeSignIn(search: string): Promise<SignInOutcome>
  /** In a frame's sign-in window: creates the session and returns its token for the frame. */
  bearerFor(search: string): Promise<BearerOutcome>
  /** In a frame: starts the session with the token from the sign-in window. */
  continueWith(token: string): Promise<SignInOutcome>
  /** Clears the user first, then signs out on the server. */
  logout(everywhere?: boolean): Promise<void>
  /** Clears the user after the server reported a signed-out session. */
  expire(): void
}

export const noCodeMessage =
  'Cannot exchange code for session token: no code provided in the URL search params.'

export function createSession(world: SessionWorld): Session {
  let state: SessionState = { user: null, isPending: true, isFetching: false }
  const listeners = new Set<() => void>()
  let fetching: Promise<User | null> | undefined
  let exchange: Promise<NewSession> | undefined
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
      const isDisabled = failure instanceof ApiError && failure.refusal['code'] === accountDisabled
      return { error: isDisabled ? accountDisabled : signInErrors.failed }
    }
  }

  async function complete(search: string): Promise<SignInOutcome> {
    const bearer = await bearerFor(search)
    if ('error' in bearer) return bearer
    const outcome = await seeThatItHolds()
    const { accountKept } = await exchangeCodeForSessionToken(search)
    return 'signedIn' in outcome && accountKept ? { ...outcome, accountKept } : outcome
  }

  async function seeThatItHolds(): Promise<SignInOutcome> {
    const surroundings = await world.surroundings()
    const { waitMs, verificationAttempts, retryDelayMs } = signInTiming(surroundings)
    await world.wait(waitMs)
    for (let attempt = 1; attempt <= verificationAttempts; attempt += 1) {
      if ((await fetchUser()) !== null) return { signedIn: true }
      if (attempt < verificationAttempts) await world.wait(retryDelayMs)
    }
    // In a frame the token is enough, so the owner continues without verification (spec section 8).
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
      // The sign-out request still needs the token.
      await world.logout(everywhere).catch(world.report)
      world.forgetToken()
    },
    expire() {
      if (state.user !== null) change({ user: null })
    },
  }
}
