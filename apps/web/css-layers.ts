import type { Plugin } from 'vite'

/** Cascade layers, weakest first. Styles of pages are in no layer, so they override both. */
const layers = ['base', 'ui']

/** Puts the style sheets of ui/ into cascade layers, so that their order on a page decides nothing. */
export const cssLayers = {
  name: 'css-layers',
  enforce: 'pre' as const,
  transform: {
    filter: { id: /\/apps\/web\/src\/ui\/.*\.css$/ },
    handler: (code: string, id: string) => ({ code: inLayer(code, id), map: null }),
  },
} satisfies Plugin

/** Each sheet names all layers in order, because a browser may load any sheet first. */
export function inLayer(css: string, path: string): string {
  const layer = path.endsWith('/ui/base.css') ? 'base' : 'ui'
  return `@layer ${layers.join(', ')};\n@layer ${layer} {\n${css}}\n`
}
