interface Cookie {
  readonly name: string
  readonly value: string
  readonly path: string
  /** Set-Cookie header as the server sent it. */
  readonly header: string
}

/** Stores cookies as a browser does for one site: by name and path, until they are cleared. */
export function createCookieJar() {
  const cookies = new Map<string, Cookie>()
  return {
    keep(setCookie: string | readonly string[] | undefined): void {
      const headers = typeof setCookie === 'string' ? [setCookie] : (setCookie ?? [])
      for (const header of headers) {
        const [pair = '', ...attributes] = header.split(/;\s*/)
        const [name = '', value = ''] = pair.split(/=(.*)/s)
        const path = attribute(attributes, 'path') ?? '/'
        const ends = attribute(attributes, 'max-age')
        const expires = attribute(attributes, 'expires')
        const gone = ends === '0' || (expires !== undefined && Date.parse(expires) <= Date.now())
        if (gone) cookies.delete(`${name} ${path}`)
        else cookies.set(`${name} ${path}`, { name, value, path, header })
      }
    },
    /** Returns the Cookie header for a request to this path. */
    header(path: string): string {
      return [...cookies.values()]
        .filter(
          (cookie) => path === cookie.path || path.startsWith(cookie.path.replace(/\/?$/, '/')),
        )
        .map(({ name, value }) => `${name}=${value}`)
        .join('; ')
    },
    find(name: string): Cookie | undefined {
      return [...cookies.values()].find((cookie) => cookie.name === name)
    },
    set(name: string, value: string): void {
      cookies.set(`${name} /`, { name, value, path: '/', header: '' })
    },
  }
}

function attribute(attributes: readonly string[], name: string): string | undefined {
  return attributes.find((each) => each.toLowerCase().startsWith(`${name}=`))?.split(/=(.*)/s)[1]
}
