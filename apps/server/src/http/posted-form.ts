import type { FastifyInstance } from 'fastify'

/** Accepts only posts of HTML forms in this scope, and parses the body as `URLSearchParams`. */
export function readPostedForms(scope: FastifyInstance, bodyLimit: number): void {
  parsePosted(scope, bodyLimit, (body) => new URLSearchParams(body))
}

/** Accepts only posts of HTML forms in this scope, and leaves the body as text. */
export function readPostedTexts(scope: FastifyInstance, bodyLimit: number): void {
  parsePosted(scope, bodyLimit, (body) => body)
}

function parsePosted(
  scope: FastifyInstance,
  bodyLimit: number,
  parse: (body: string) => unknown,
): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body: string, done) => done(null, parse(body)),
  )
}
