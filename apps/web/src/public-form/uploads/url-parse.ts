/**
 * What the upload client takes from the package of this name, with the browser's own addresses: the package is of
 * the older kind of module, and one of those in a later part costs every form a request more.
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
