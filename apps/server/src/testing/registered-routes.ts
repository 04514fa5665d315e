import type { FastifyInstance } from 'fastify'

export interface RegisteredRoute {
  readonly method: string
  /** as Fastify writes it: `/api/forms/:id` */
  readonly path: string
}

/** Every route of the app, read from Fastify's own drawing of them. HEAD goes with GET and is left out. */
export function registeredRoutes(app: FastifyInstance): readonly RegisteredRoute[] {
  const above: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, branches = '', part = '', methods = ''] =
        /^([│├└─\s]*)(\S+) \(([A-Z, ]+)\)$/.exec(line) ?? []
      if (part === '') return []
      const depth = branches.length / 4 - 1
      above.length = depth
      above[depth] = part
      const path = above.join('')
      return methods
        .split(', ')
        .filter((method) => method !== 'HEAD')
        .map((method) => ({ method, path }))
    })
}
