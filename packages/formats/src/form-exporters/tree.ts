import { withNamesInTexts } from '@ramiform/core/answers-in-texts/texts-of-form'
import { withoutSections } from '@ramiform/core/conditions/without-sections'
import type { Field } from '@ramiform/core/field'
import { withOther } from '@ramiform/core/other'
import { tree as treeImporter } from '../importers/tree/tree.ts'
import { type Behind, branchesOf, lostLogic, lostParts, withDrawnTexts } from './branches.ts'
import type { Exporter } from './export.ts'
import { lostMembers } from './lost-members.ts'
import { changedByReading } from './read-back.ts'

/** The branches of a form as a text tree. A field with several options is drawn behind the first. */
export const tree: Exporter = {
  name: 'tree',
  label: 'ASCII Tree',
  extension: 'tree',
  write({ schema: given }) {
    const schema = withDrawnTexts(given)
    const named = withNamesInTexts(schema)
    const { fields } = withoutSections(named)
    const several = (of: readonly unknown[] | null) => of !== null && of.length > 1
    const branches = branchesOf(fields)
    const drawn = branches.map((of) => (several(of) ? null : of))
    const behind = behindEach(drawn)
    const lines: string[] = []
    /** Stack of rows to draw, next last; recursion could overflow */
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
    const text = lines.join('\n')
    const changed = changedByReading(fields, drawn, text, treeImporter)
    const lost = [
      ...lostParts(schema),
      ...lostLogic(fields, drawn),
      ...lostMembers(schema.fields, named.fields, ['other']),
      ...changed,
    ]
    return { text, lost }

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
      const blank = option === field.other ? ': ____' : ''
      lines.push(`${indent}${branch}${option}${blank} →`)
      const next = behind.get(at)?.get(option) ?? []
      push(
        next.map((to) => ({ at: to, option: null })),
        deeper,
      )
    }
  },
}

/** Fields behind each question and option, indexed once for long forms. */
function behindEach(drawn: readonly (readonly Behind[] | null)[]) {
  const behind = new Map<number, Map<string, number[]>>()
  for (const [to, of] of drawn.entries()) {
    const [one] = of ?? []
    if (one === undefined) continue
    const options = behind.get(one.at) ?? new Map<string, number[]>()
    behind.set(one.at, options)
    const fields = options.get(one.option) ?? []
    options.set(one.option, fields)
    fields.push(to)
  }
  return behind
}

function optionsOf(field: Field, at: number) {
  return (withOther(field).options ?? []).map((option) => ({ at, option }))
}

function lineOf({ label, type, required }: Field): string {
  return `${label} (${type})${required ? ' *' : ''}`
}
