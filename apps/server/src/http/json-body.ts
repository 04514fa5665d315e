import { isUtf8 } from 'node:buffer'
import { maxJsonDepth } from '@ramiform/contract/depth'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../errors.ts'

/** Size in characters from which parsing or checking a form takes about 20 ms. */
const largeCharacters = 200_000

/** True for texts that a worker thread must parse, to keep other requests responsive. */
export function isLargeText(text: string): boolean {
  return text.length > largeCharacters
}

const largeBodies = new WeakMap<FastifyRequest, string>()

/** Text of a large JSON body, to send it to a worker thread; undefined for smaller bodies. */
export function largeBodyOf(request: FastifyRequest): string | undefined {
  return largeBodies.get(request)
}

/**
 * Parses JSON, the only body type of the API. Fastify's default also accepts text/plain, which any site may send
 * without a CORS preflight. Half a million nested brackets would block a core for a fifth of a second. So the nesting
 * depth is checked in the raw bytes before parsing.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request, body: Buffer, done) => {
      if (body.length === 0) return done(null, undefined)
      if (!isUtf8(body)) return done(refuse('bad_text'))
      if (nestedDeeper(body, maxJsonDepth)) return done(refuse('too_deep'))
      const text = body.toString('utf8')
      if (isLargeText(text)) largeBodies.set(request, text)
      return parse(request, text, done)
    },
  )
}

const quote = 0x22
const backslash = 0x5c

/** Checks the nesting depth outside of strings. Invalid JSON is left for the parser to reject. */
export function nestedDeeper(json: Buffer, max: number): boolean {
  let depth = 0
  let inString = false
  for (let index = 0; index < json.length; index += 1) {
    const byte = json[index]
    if (inString) {
      if (byte === backslash) index += 1
      else if (byte === quote) inString = false
    } else if (byte === quote) {
      inString = true
    } else if (byte === 0x5b || byte === 0x7b) {
      depth += 1
      if (depth > max) return true
    } else if (byte === 0x5d || byte === 0x7d) {
      depth -= 1
    }
  }
  return false
}
