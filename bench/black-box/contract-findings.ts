import type { Exchange } from '../../e2e/support/contract-proxy.ts'
import type { Finding } from './reports.ts'

interface Violation {
  readonly location: readonly string[]
  readonly code: string | number
  readonly message: string
}

/** The documented route of a request, such as `GET /api/forms/{id}`. Fixed parts win over parameters. */
export function routeOf({ method, path }: Exchange, routes: readonly string[]): string | undefined {
  const parts = path.split('/')
  const fits = (route: string) => {
    const [ofRoute, template = ''] = route.split(' ')
    const names = template.split('/')
    return (
      ofRoute === method &&
      names.length === parts.length &&
      names.every((name, at) => name.startsWith('{') || name === parts[at])
    )
  }
  const parameters = (route: string) => route.split('{').length
  return routes.filter(fits).toSorted((a, b) => parameters(a) - parameters(b))[0]
}

/** Each way in which a route differs from the document, once. */
export function contractFindings(
  exchanges: readonly Exchange[],
  routes: readonly string[],
): readonly Finding[] {
  const found = new Map<string, Finding>()
  for (const exchange of exchanges) {
    const { method, path, status, violations } = exchange
    if (violations === '') continue
    const where = routeOf(exchange, routes) ?? `${method} ${path}`
    for (const what of inWords(violations, status)) {
      found.set(`${where} ${what}`, { where, what: `${what} (${status})` })
    }
  }
  return [...found.values()]
}

function inWords(violations: string, status: number): readonly string[] {
  if (!violations.startsWith('[')) return [violations.slice(0, 300)]
  const all: readonly Violation[] = JSON.parse(violations)
  return (
    all
      // A signed-out request is refused, as documented.
      .filter(({ code }) => !(code === 401 && status === 401))
      .map(({ location, message }) => `${location.join('.')}: ${message}`)
  )
}
