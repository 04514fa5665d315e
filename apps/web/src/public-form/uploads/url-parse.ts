/**
 * Replaces the `url-parse` package that the upload client imports, using the browser's own URLs. The package is
 * CommonJS, which would cost every form one more request.
 */
export default class ResolvedAddress {
  readonly #href: string

  constructor(link: string, base: string) {
    this.#href = new URL(link, new URL(base, location.href)).href
  }

  toString(): string {
    return this.#href
  }
}
