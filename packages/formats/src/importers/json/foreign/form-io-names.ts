import { type Logic, rule } from '../../../reading/logic.ts'
import { type Members, membersOf, textIn } from '../members.ts'
import { listOf, localized, objectsIn } from './localized.ts'

/** Names that conditions of a form use for its components. A nested form has names of its own. */
export interface Names {
  /** Key of a question in the whole import */
  readonly keyOf: (name: string) => string
  /** True if this option of a component is a box that a condition can name like a component. */
  readonly isBox: (name: string, option: string) => boolean
}

export const noNames: Names = { keyOf: (name) => name, isBox: () => false }

/**
 * Names of the components of a form.
 * @param prefix set before the keys of a nested form; empty for the outermost one
 */
export function namesIn(components: readonly unknown[], prefix: string, around: Names): Names {
  const keys = new Set<string>()
  const boxes = new Set<string>()
  collect(components, 0)
  return {
    keyOf: (name) => (keys.has(name) ? `${prefix}${name}` : around.keyOf(name)),
    isBox: (name, option) =>
      keys.has(name) ? boxes.has(JSON.stringify([name, option])) : around.isBox(name, option),
  }

  function collect(list: readonly unknown[], depth: number) {
    for (const one of list) {
      const component = membersOf(one)
      if (component === null || depth > 100) continue
      const key = textIn(component, 'key') ?? ''
      const type = textIn(component, 'type')
      keys.add(key)
      if (type === 'selectboxes')
        for (const { value } of objectsIn(component.values))
          boxes.add(JSON.stringify([key, localized(value)]))
      if (type !== 'form') collect(componentsIn(component), depth + 1)
    }
  }
}

/** Components inside a panel, columns or table cells. */
export function componentsIn(component: Members): readonly unknown[] {
  const columns = listOf(component.columns).flatMap((column) =>
    listOf(membersOf(column)?.components),
  )
  const cells = listOf(component.rows).flatMap((row) =>
    listOf(row).flatMap((cell) => listOf(membersOf(cell)?.components)),
  )
  return [...listOf(component.components), ...columns, ...cells]
}

/** The rule about a component or about one box of it, such as `extras.training`. */
export function ruleAbout(path: string, names: Names, make: (source: string) => Logic): Logic {
  const steps = path.split('.')
  const [last = '', before = ''] = [steps.at(-1), steps.at(-2)]
  if (!names.isBox(before, last)) return make(names.keyOf(last))
  const source = names.keyOf(before)
  const about = make(source)
  const isFalse = about.kind === 'rule' && /^(?:false|0)?$/.test(about.value)
  const isOff =
    about.kind === 'rule' &&
    (about.condition === 'is_empty' || isFalse === (about.condition === 'equals'))
  return rule(source, isOff ? 'not_equals' : 'contains', last)
}
