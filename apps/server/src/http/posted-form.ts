import type { FastifyInstance } from 'fastify'

/** In this part of the app a body is what a browser posts without a script, and nothing else: `URLSearchParams`. */
export function readPostedForms(scope: FastifyInstance, bodyLimit: number): void {
  parsePosted(scope, bodyLimit, (body) => new URLSearchParams(body))
}

/** The same, with the body as the text that was posted. */
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
