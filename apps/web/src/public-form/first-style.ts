import type { CssNode, Rule } from 'css-tree'
import parse from 'css-tree/parser'

/** A rule with its selectors, or a group of rules under a media query. */
type Part =
  | { readonly css: string; readonly selectors: readonly Classes[] }
  | { readonly opening: string; readonly parts: readonly Part[] }

/** Class names that must all be on the page for a selector to match. */
type Classes = readonly string[]

/**
 * Creates a function that reduces a stylesheet to the rules that can match given markup. Rules for states such as
 * hover and focus stay. When a script adds the whole stylesheet later, `@font-face` rules apply only without
 * JavaScript.
 */
export function createFirstStyle(css: string): (markup: string, hasScript: boolean) => string {
  const sheet = parse(css, { positions: true, parseValue: false })
  const parts = partsOf(sheet, css)
  const animations = atrulesOf(sheet, 'keyframes', css)
  const faces = atrulesOf(sheet, 'font-face', css).map((face) => face.css)
  return (markup, hasScript) => {
    const rules = reaching(parts, classesIn(markup))
    const running = animations.filter(({ prelude }) => rules.includes(prelude))
    return [
      rules,
      ...running.map((animation) => animation.css),
      ...(hasScript ? ['@media (scripting:none){', ...faces, '}'] : faces),
    ].join('')
  }
}

function partsOf(node: CssNode, css: string): Part[] {
  return childrenOf(node).flatMap((child): Part[] => {
    if (child.type === 'Rule') {
      return [{ css: textOf(child, css), selectors: child.prelude ? selectorsOf(child) : [] }]
    }
    if (child.type !== 'Atrule' || child.name !== 'media' || !child.block) return []
    const [opening = ''] = textOf(child, css).split('{', 1)
    return [{ opening, parts: partsOf(child.block, css) }]
  })
}

function atrulesOf(sheet: CssNode, name: string, css: string) {
  return childrenOf(sheet).flatMap((child) =>
    child.type === 'Atrule' && child.name === name
      ? [{ prelude: child.prelude ? textOf(child.prelude, css) : '', css: textOf(child, css) }]
      : [],
  )
}

/**
 * Class names of each selector. Names inside `:is()`, `:not()` and the like are ignored: one unneeded rule costs less
 * than a missing one.
 */
function selectorsOf({ prelude }: Rule): Classes[] {
  return childrenOf(prelude).map((selector) =>
    childrenOf(selector).flatMap((simple) =>
      simple.type === 'ClassSelector' ? [simple.name] : [],
    ),
  )
}

function childrenOf(node: CssNode): CssNode[] {
  return 'children' in node && typeof node.children === 'object'
    ? (node.children?.toArray() ?? [])
    : []
}

function textOf({ loc }: CssNode, css: string): string {
  return loc ? css.slice(loc.start.offset, loc.end.offset) : ''
}

function classesIn(markup: string): ReadonlySet<string> {
  const lists = Array.from(markup.matchAll(/ class="([^"]*)"/g), ([, list = '']) => list)
  return new Set(lists.flatMap((list) => list.split(' ')))
}

function reaching(parts: readonly Part[], present: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if ('css' in part) {
        const reaches = part.selectors.some((all) => all.every((name) => present.has(name)))
        return reaches ? part.css : ''
      }
      const inside = reaching(part.parts, present)
      return inside === '' ? '' : `${part.opening}{${inside}}`
    })
    .join('')
}
