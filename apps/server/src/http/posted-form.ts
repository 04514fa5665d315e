import type { FastifyInstance } from 'fastify'

/** In this part of the app a body is what a browser posts without a script, and nothing else: `URLSearchParams`. */
export function readPostedForms(scope: FastifyInstance, bodyLimit: number): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body: string, done) => done(null, new URLSearchParams(body)),
  )
}
