import { isUtf8 } from 'node:buffer'
import { maxJsonDepth } from '@ramiform/contract/depth'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../errors.ts'

/** Reading a body, or checking a form, of this size takes about 20 ms. */
const largeCharacters = 200_000

/** A text so large that it is read in a thread, to keep other requests responsive. */
export function isLargeText(text: string): boolean {
  return text.length > largeCharacters
}

const largeBodies = new WeakMap<FastifyRequest, string>()

/** The text of a large JSON body, to send it to a thread; undefined for usual bodies. */
export function largeBodyOf(request: FastifyRequest): string | undefined {
  return largeBodies.get(request)
}

/**
 * JSON is the only body that the API reads. Fastify would also read text/plain, which any site may send
 * without asking; and half a million nested brackets hold a core for a fifth of a second, so brackets are
 * counted in the bytes before anything is parsed.
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

/** Counts brackets outside of strings; what is no JSON at all is left for the parser to refuse. */
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
