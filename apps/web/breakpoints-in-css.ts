import type { Plugin } from 'vite'
import { upTo } from './src/ui/breakpoints.ts'

/**
 * Replaces the named breakpoints in media queries. The syntax is that of custom media queries, so the plugin can go once
 * browsers support them.
 */
export const breakpointsInCss: Plugin = {
  name: 'breakpoints-in-css',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.css(\?inline)?$/ },
    handler: (code) => ({ code: withBreakpoints(code), map: null }),
  },
}

const queries: Readonly<Record<string, string>> = upTo

/** @throws for a name that is not in breakpoints.ts */
export function withBreakpoints(css: string): string {
  return css.replaceAll(/@media[^{]*\(--[^{]*/g, (prelude) =>
    prelude.replaceAll(/\(--([\w-]+)\)/g, (_, name: string) => {
      const query = queries[name]
      if (query === undefined)
        throw new Error(`Unknown breakpoint "${name}": see ui/breakpoints.ts`)
      return query
    }),
  )
}
