import { withNamesInTexts } from '@ramiform/core/answers-in-texts/texts-of-form'
import { withoutSections } from '@ramiform/core/conditions/without-sections'
import type { Field } from '@ramiform/core/field'
import { mermaid as mermaidImporter } from '../importers/mermaid/mermaid.ts'
import { branchesOf, lostLogic, lostParts, withDrawnTexts } from './branches.ts'
import type { Exporter } from './export.ts'
import { lostMembers } from './lost-members.ts'
import { changedByReading } from './read-back.ts'

const optionTypes = new Set(['radio', 'select', 'checkbox'])

/** The branches of a form as a flowchart: each field is a node of its type, each option an edge. */
export const mermaid: Exporter = {
  name: 'mermaid',
  label: 'Mermaid',
  extension: 'mmd',
  write({ schema: given }) {
    const schema = withDrawnTexts(given)
    const named = withNamesInTexts(schema)
    const { fields } = withoutSections(named)
    const branches = branchesOf(fields)
    const lines = fields.map((field, at) => `  ${nodeOf(field, at)}`)
    const required = fields.flatMap((field, at) => (field.required ? [`f${at + 1}`] : []))
    let hasEnd = false
    for (const [at, field] of fields.entries()) {
      if (!optionTypes.has(field.type)) continue
      for (const option of field.options ?? []) {
        const behind = branches.flatMap((of, to) =>
          of?.some((one) => one.at === at && one.option === option) ? [`f${to + 1}`] : [],
        )
        if (behind.length === 0) hasEnd = true
        const targets = behind.length === 0 ? 'done' : behind.join(' & ')
        lines.push(`  f${at + 1} -->|"${escaped(option)}"| ${targets}`)
      }
    }
    if (hasEnd) lines.push('  done(("End")):::end')
    if (required.length > 0) lines.push(`  class ${required.join(',')} required`)
    const drawn = `${['flowchart TD', ...lines].join('\n')}\n`
    const changed = changedByReading(fields, branches, drawn, mermaidImporter)
    const lost = [
      ...lostParts(schema),
      ...lostLogic(fields, branches),
      ...lostMembers(schema.fields, named.fields),
      ...changed,
    ]
    const remarks = lost.map((remark) => `  %% ${remark.replaceAll(/\s+/g, ' ')}`)
    return { text: `${['flowchart TD', ...lines, ...remarks].join('\n')}\n`, lost }
  },
}

function nodeOf({ type, label }: Field, at: number): string {
  const text = `"${escaped(label)}"`
  return optionTypes.has(type) ? `f${at + 1}{${text}}:::${type}` : `f${at + 1}[${text}]:::${type}`
}

/** Writes characters with a meaning in diagrams or HTML as character references. */
function escaped(text: string): string {
  return text.replaceAll(/["#&<>*_`\\|{}[\]()%;~]/g, (sign) => `#${sign.codePointAt(0)};`)
}
