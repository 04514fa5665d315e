import type { FastifyInstance } from 'fastify'

export interface RegisteredRoute {
  readonly method: string
  /** Path in Fastify's format, such as `/api/forms/:id`. */
  readonly path: string
}

/** Lists all routes of the app by parsing `printRoutes()`. HEAD routes are omitted, because each has a GET route. */
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
