export type Scheme = 'light' | 'dark'

/** Media features that are always true and never true. */
const always = '(min-color:0)'
const never = '(min-color:9999)'

/**
 * A stylesheet for one color scheme, whatever the browser prefers. A frame's `prefers-color-scheme` cannot be set in all
 * browsers, so its media queries are replaced.
 */
export function inScheme(css: string, scheme: Scheme | undefined): string {
  if (scheme === undefined) return css
  const replaced = css.replaceAll(
    /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/g,
    (_query, name: string) => (name === scheme ? always : never),
  )
  return `${replaced}html{color-scheme:${scheme}!important}`
}
