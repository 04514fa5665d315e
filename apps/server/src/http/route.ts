import type { CallName, Calls, ResponseOf } from '@ramiform/contract/calls'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { refuse } from '../errors.ts'
import { badInput, bodyRefusals, isFormBodyCall } from './bad-input.ts'
import { bodyLimits, usualBodyLimit } from './body-limits.ts'
import { type ContractCall, contractCall } from './contract-call.ts'
import { refuseCrossSite } from './cross-site.ts'
import { requireOwner, type Session } from './current-session.ts'
import { largeBodyOf } from './json-body.ts'

/** Parsed parts of a request. A part that the call does not define is undefined. */
export interface RouteContext<Name extends CallName> {
  readonly params: Read<Name, 'params'>
  readonly query: Read<Name, 'query'>
  readonly body: Read<Name, 'body'>
  /** Signed-in owner, on calls that only owners may make. */
  readonly user: Calls[Name]['access'] extends 'owner' ? Session['user'] : undefined
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type Part = 'params' | 'query' | 'body'
type Read<Name extends CallName, P extends Part> = Calls[Name] extends {
  readonly [Key in P]: infer Schema extends z.ZodType
}
  ? z.output<Schema>
  : undefined

/** The reply of a call whose handler has sent a stream. */
type StreamOf<Name extends CallName> = Calls[Name] extends { readonly responseType: string }
  ? FastifyReply
  : never

/**
 * Registers one API call of the contract. External input is parsed by the contract's schemas only here. Access is
 * checked before the body is read.
 */
export function route<Name extends CallName>(
  app: FastifyInstance,
  name: Name,
  handle: (context: RouteContext<Name>) => Promise<ResponseOf<Name> | StreamOf<Name>>,
): void {
  const call = contractCall(name)
  app.route({
    method: call.method,
    url: routePath(call.path),
    bodyLimit: bodyLimits[name] ?? usualBodyLimit,
    config: { call: name },
    onRequest: async (request) => {
      refuseCrossSite(request, app.publicUrl)
      if (call.access === 'owner') await requireOwner(request)
    },
    handler: async (request, reply) => {
      const largeBody = isFormBodyCall(name) ? largeBodyOf(request) : undefined
      const context = {
        // An id that the schema rejects cannot exist, so the response is 404.
        params: readPart(call, 'params', request.params, () => refuse('not_found')),
        query: readPart(call, 'query', request.query, (error) => badInput(error)),
        body:
          isFormBodyCall(name) && largeBody !== undefined
            ? await app.readLargeBody(request.session?.user.id ?? '', name, largeBody)
            : readPart(call, 'body', request.body, (error) =>
                badInput(error, isFormBodyCall(name) ? bodyRefusals[name] : undefined),
              ),
        user: request.session?.user,
        request,
        reply,
      }
      // The cast is safe, because each part was just parsed by the schema of this call.
      return handle(context as RouteContext<Name>)
    },
  })
}

/** Converts a path to Fastify's syntax: `/api/forms/{id}` becomes `/api/forms/:id`. */
export function routePath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

function readPart(
  call: ContractCall,
  part: Part,
  value: unknown,
  refusal: (error: z.ZodError) => Error,
): unknown {
  const schema = call[part]
  if (schema === undefined) return undefined
  const result = schema.safeParse(value)
  if (!result.success) throw refusal(result.error)
  return result.data
}
