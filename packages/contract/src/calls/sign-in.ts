import { z } from 'zod'
import { text } from '../text.ts'
import { type CallTable, done } from './call.ts'

/** A signed-in user (decision 20). */
const user = z.object({
  id: z.string(),
  email: z.string(),
  providerUserData: z.object({ name: z.string(), picture: z.string().optional() }),
})

/** Calls for sign-in, the current user and sign-out. */
export const signInCalls = {
  currentUser: {
    method: 'GET',
    path: '/api/users/me',
    access: 'owner',
    summary: 'Who is signed in',
    response: user,
  },
  signInProviders: {
    method: 'GET',
    path: '/api/oauth/providers',
    access: 'everyone',
    summary: 'The ways to sign in that this server offers',
    response: z.object({
      providers: z.array(
        z.object({ id: z.string(), name: z.string(), kind: z.enum(['google', 'oidc', 'local']) }),
      ),
    }),
  },
  signInRedirect: {
    method: 'GET',
    path: '/api/oauth/{provider}/redirect_url',
    access: 'everyone',
    summary: 'Where to send the browser to sign in',
    params: z.object({ provider: text(64) }),
    query: z.object({ code: text(16).optional() }),
    response: z.object({ redirectUrl: z.string() }),
  },
  createSession: {
    method: 'POST',
    path: '/api/sessions',
    access: 'everyone',
    summary: 'Exchange the code of a finished sign-in for a session',
    body: z.strictObject({
      code: text(2_048).min(1),
      state: text(512).optional(),
      iss: text(512).optional(),
      isIncognito: z.boolean().optional(),
      isIframe: z.boolean().optional(),
    }),
    response: z.object({
      sessionToken: z.string(),
      /** Present after a sign-in that took back the deletion of the account. */
      accountKept: z.literal(true).optional(),
    }),
  },
  logout: {
    method: 'GET',
    path: '/api/logout',
    access: 'everyone',
    summary: 'Sign out; rejected when another site sends the request',
    response: done,
  },
  logoutEverywhere: {
    method: 'POST',
    path: '/api/logout',
    access: 'everyone',
    summary: 'Sign out, here or on every device',
    body: z.strictObject({ everywhere: z.boolean().optional() }).optional(),
    response: done,
  },
} as const satisfies CallTable

/** The signed-in user, as `currentUser` returns it. */
export type User = z.output<typeof user>
