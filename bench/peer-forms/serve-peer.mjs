import { peersManifest } from '../shared/peers.mjs'
import { servePage } from '../shared/serve-page.mjs'

/** Builds and serves the page of one library. `script` is its file in this folder. */
export function servePeer(script) {
  const file = `${import.meta.dirname}/${script}`
  const plugin = {
    name: 'peer',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source.endsWith('/page.jsx')) return file
      // The packages have a folder of their own, and a page imports only by their names.
      const isPackage = importer?.startsWith(import.meta.dirname) && !/^[./\0]/.test(source)
      return isPackage ? this.resolve(source, peersManifest) : null
    },
  }
  return servePage(import.meta.dirname, { plugins: [plugin] })
}
