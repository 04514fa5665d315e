import type { Field } from '@ramiform/core/field'
import { branchesOf, lostLogic } from './branches.ts'
import type { Exporter } from './export.ts'

/** The branches of a form as a tree in plain text. A field behind several answers stands behind the first. */
export const tree: Exporter = {
  name: 'tree',
  label: 'ASCII Tree',
  extension: 'tree',
  write({ schema: { fields } }) {
    const several = (of: readonly unknown[] | null) => of !== null && of.length > 1
    const branches = branchesOf(fields)
    const drawn = branches.map((of) => (several(of) ? null : of))
    const lines: string[] = []
    /** what is still to be drawn, the next last: a form may be deeper than a stack */
    const left: { at: number; option: string | null; indent: string; isLast: boolean }[] = []
    const push = (items: readonly { at: number; option: string | null }[], indent: string) => {
      for (const [index, item] of [...items.entries()].toReversed()) {
        left.push({ ...item, indent, isLast: index === items.length - 1 })
      }
    }
    const roots = fields.flatMap((_, at) => (drawn[at]?.length ? [] : [{ at, option: null }]))
    for (const root of roots) {
      const field = fields[root.at]
      if (field === undefined) continue
      lines.push(lineOf(field))
      push(optionsOf(field, root.at), '')
      for (let next = left.pop(); next !== undefined; next = left.pop()) draw(next)
      lines.push('')
    }
    return { text: `${lines.join('\n')}`, lost: lostLogic(fields, drawn) }

    function draw({ at, option, indent, isLast }: (typeof left)[number]) {
      const branch = isLast ? '└── ' : '├── '
      const deeper = `${indent}${isLast ? '    ' : '│   '}`
      const field = fields[at]
      if (field === undefined) return
      if (option === null) {
        lines.push(`${indent}${branch}${lineOf(field)}`)
        push(optionsOf(field, at), deeper)
        return
      }
      lines.push(`${indent}${branch}${option} →`)
      const behind = fields.flatMap((_, to) => {
        const [one] = drawn[to] ?? []
        return one?.at === at && one.option === option ? [{ at: to, option: null }] : []
      })
      push(behind, deeper)
    }
  },
}

function optionsOf({ options }: Field, at: number) {
  return (options ?? []).map((option) => ({ at, option }))
}

function lineOf({ label, type, required }: Field): string {
  return `${label} (${type})${required ? ' *' : ''}`
}
