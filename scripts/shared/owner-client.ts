import type { RunningServer } from './running-server.ts'

/** An owner who signs in and calls the server without a browser. */
export interface OwnerClient {
  /** Returns the parsed body. @throws with the server's message if the call fails */
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<unknown>
  /** The response to a GET that is not JSON. */
  open(path: string, init?: Pick<RequestInit, 'signal'>): Promise<Response>
  /** Cookies that sign a browser in as the same owner. */
  cookies(): readonly { readonly name: string; readonly value: string }[]
}

export interface CreatedForm {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly version: number
  readonly schema: unknown
}

/**
 * Signs in with the start-up code: provider, its page, callback, session.
 * @param email owner to sign in as; by default the owner of the sign-in link
 */
export async function signIn(
  server: Pick<RunningServer, 'url' | 'signInLink'>,
  email?: string,
): Promise<OwnerClient> {
  const cookies = new Map<string, string>()
  async function request(address: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(address, {
      ...init,
      redirect: 'manual',
      headers: {
        ...init.headers,
        origin: server.url,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (name !== undefined && value !== undefined) cookies.set(name, value)
    }
    return response
  }
  async function call(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await request(server.url + path, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return JSON.parse(text)
  }

  const code = new URL(server.signInLink()).searchParams.get('code') ?? ''
  const { providers } = (await call('GET', '/api/oauth/providers')) as {
    providers: { id: string; kind: string }[]
  }
  const local = providers.find(({ kind }) => kind === 'local')
  if (local === undefined) throw new Error('the built-in sign-in is not offered')
  let { redirectUrl } = (await call(
    'GET',
    `/api/oauth/${local.id}/redirect_url${email === undefined ? `?code=${code}` : ''}`,
  )) as {
    redirectUrl: string
  }
  while (new URL(redirectUrl).pathname !== '/auth/callback') {
    const isForm = email !== undefined && new URL(redirectUrl).pathname.startsWith('/oidc/sign-in/')
    const response = await request(
      redirectUrl,
      isForm ? { method: 'POST', body: new URLSearchParams({ email, code }) } : {},
    )
    const location = response.headers.get('location')
    if (location === null) throw new Error(`The sign-in stopped at ${redirectUrl}`)
    redirectUrl = new URL(location, redirectUrl).href
  }
  const back = Object.fromEntries(new URL(redirectUrl).searchParams)
  await call('POST', '/api/sessions', back)
  return {
    call,
    open: (path, init) => request(server.url + path, init),
    cookies: () => [...cookies].map(([name, value]) => ({ name, value })),
  }
}

/** Creates a form, saves its schema and publishes it. */
export async function publishForm(
  owner: OwnerClient,
  name: string,
  schema: unknown,
): Promise<CreatedForm> {
  const created = (await owner.call('POST', '/api/forms', { name, schema })) as {
    form: CreatedForm
  }
  const published = (await owner.call('POST', `/api/forms/${created.form.id}/publish`)) as {
    form: CreatedForm
  }
  return published.form
}
