import type { FastifyInstance, InjectOptions } from 'fastify'
import { createCookieJar } from './cookie-jar.ts'

export interface TestResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  /** Body of a JSON response. It is untyped, because each test expects a different one. */
  // biome-ignore lint/suspicious/noExplicitAny: a test asks for members and compares what it gets
  readonly body: any
}

export interface TestRequest {
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** A test browser: it stores cookies, sends the origin of each request, and can follow redirects. */
export interface TestBrowser {
  /** Sends a request as a script on the server's own page would. */
  call(method: string, path: string, request?: TestRequest): Promise<TestResponse>
  /** Opens an address and follows redirects on the same site. Returns the last response and its address. */
  open(address: string): Promise<TestResponse & { readonly address: string }>
  /** Posts a form as a page without JavaScript would. */
  post(path: string, fields: readonly (readonly [string, string])[]): Promise<TestResponse>
  readonly cookies: ReturnType<typeof createCookieJar>
}

const maxRedirects = 10

/**
 * Creates a test browser without cookies.
 * @param language `Accept-Language` header; absent by default
 */
export function testBrowser(app: FastifyInstance, language?: string): TestBrowser {
  const cookies = createCookieJar()
  const { publicUrl } = app
  const { host } = new URL(publicUrl)

  async function send(method: string, path: string, options: Partial<InjectOptions>) {
    const cookie = cookies.header(path.split('?', 1)[0] ?? '/')
    const response = await app.inject({
      ...options,
      method: method as NonNullable<InjectOptions['method']>,
      url: path,
      headers: {
        host,
        ...(language === undefined ? {} : { 'accept-language': language }),
        ...(cookie === '' ? {} : { cookie }),
        ...options.headers,
      },
    })
    cookies.keep(response.headers['set-cookie'])
    return readable(response)
  }

  return {
    cookies,
    call(method, path, { headers = {}, body } = {}) {
      return send(method, path, {
        headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty', ...headers },
        ...(body === undefined ? {} : { payload: body as NonNullable<InjectOptions['payload']> }),
      })
    },
    async open(address) {
      let current = new URL(address, publicUrl)
      for (let hop = 0; hop < maxRedirects; hop += 1) {
        const response = await send('GET', current.pathname + current.search, {
          headers: { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' },
        })
        const { location } = response.headers
        if (location === undefined) return { ...response, address: current.href }
        current = new URL(location, current)
      }
      throw new Error(`more than ${maxRedirects} redirects from ${address}`)
    },
    post(path, fields) {
      return send('POST', path, {
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          'sec-fetch-dest': 'document',
        },
        payload: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
      })
    },
  }
}

function readable(response: Awaited<ReturnType<FastifyInstance['inject']>>): TestResponse {
  const text = response.body
  return {
    status: response.statusCode,
    headers: Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
    ),
    text,
    body:
      text !== '' && String(response.headers['content-type']).startsWith('application/json')
        ? JSON.parse(text)
        : undefined,
  }
}
