import type { BodyOf, CallName, QueryOf, ResponseOf } from '@ramiform/contract/calls'
import { ApiError, unsaidRefusal } from './api-error.ts'
import { addressOf, type ParamsOf, paths } from './paths.ts'
import { sessionToken } from './session-token.ts'

interface Manner {
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
  /** lets the request outlive the page, if its body is small enough */
  readonly keepalive?: boolean
}

interface AnyRequest extends Manner {
  readonly params?: Readonly<Record<string, string | number>> | undefined
  readonly query?: Readonly<Record<string, unknown>> | undefined
  readonly body?: unknown
}

/** Types a request member as absent, optional or required. */
type Member<Key extends string, Value> = [Value] extends [never]
  ? { readonly [K in Key]?: undefined }
  : undefined extends Value
    ? { readonly [K in Key]?: Value }
    : Record<never, never> extends Value
      ? { readonly [K in Key]?: Value }
      : { readonly [K in Key]: Value }

/** Input of a request: `params` of the path, `query`, `body` and fetch options. */
export type Request<Name extends CallName> = Manner &
  Member<'params', ParamsOf<Name>> &
  Member<'query', QueryOf<Name>> &
  Member<'body', BodyOf<Name>>

type Arguments<Name extends CallName> =
  Record<never, never> extends Request<Name> ? [request?: Request<Name>] : [request: Request<Name>]

/**
 * Calls the server by the contract: `call('readForm', { params: { id } })`. Throws `ApiError` for every status other
 * than 2xx, and without a response.
 */
export async function call<Name extends CallName>(
  name: Name,
  ...[request]: Arguments<Name>
): Promise<ResponseOf<Name>> {
  const [method, path] = split(paths[name])
  // The caller's types are exact; from here on the generic shape is enough.
  const {
    params = {},
    query = {},
    body,
    signal,
    headers,
    keepalive = false,
  } = (request ?? {}) as AnyRequest
  const text = body === undefined ? undefined : JSON.stringify(body)
  const response = await requestFrom(addressOf(path, params, query), {
    method,
    keepalive: keepalive && isSmall(text),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(text !== undefined && { body: text }),
    ...(signal !== undefined && { signal }),
  })
  // The server validates its responses with the same contract, so the schema is not applied again.
  return (await response.json()) as ResponseOf<Name>
}

/** Limit in bytes. Browsers reject `keepalive` above 64 KiB for all such requests of a page together. */
const keepaliveBytes = 60_000

function isSmall(text = ''): boolean {
  return text.length <= keepaliveBytes && new Blob([text]).size <= keepaliveBytes
}

interface PlainRequest extends Omit<RequestInit, 'headers'> {
  readonly accept?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The raw response, for streaming. Throws `ApiError` like `call`. */
export async function requestFrom(
  address: string,
  { headers, accept = 'application/json', ...init }: PlainRequest,
): Promise<Response> {
  const token = sessionToken()
  const response = await send(address, {
    credentials: 'same-origin',
    cache: 'no-store',
    ...init,
    headers: {
      accept,
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  })
  if (!response.ok) throw await refusalOf(response)
  return response
}

function split(methodAndPath: string): [method: string, path: string] {
  const space = methodAndPath.indexOf(' ')
  return [methodAndPath.slice(0, space), methodAndPath.slice(space + 1)]
}

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init)
  } catch (cause) {
    if (init.signal?.aborted) throw cause
    throw new ApiError(0, { error: 'The server cannot be reached.' }, { cause })
  }
}

async function refusalOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  const refusal =
    typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'
      ? { ...body, error: body.error }
      : { error: unsaidRefusal(response.status) }
  return new ApiError(response.status, refusal)
}
