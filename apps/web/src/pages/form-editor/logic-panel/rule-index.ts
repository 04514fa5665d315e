import type { Conditional } from '@ramiform/core/conditions/condition'
import { describeConditional, type Phrase } from '@ramiform/core/conditions/describe'
import { decidedBy, ownerOfLogic, withOwnLogic } from '@ramiform/core/conditions/logic-owner'
import { sectionAsField, sectionType } from '@ramiform/core/conditions/without-sections'
import type { Field } from '@ramiform/core/field'
import { inWords } from '@ramiform/core/findings/finding'
import type { FormSchema } from '@ramiform/core/form'
import type { Section } from '@ramiform/core/section'
import type { ListedFinding } from '@ramiform/proving/listed-finding'
import { fieldName } from '../../../forms/field-name.ts'
import { logicKey } from '../../../forms/same-logic.ts'

/** Fields in a row with the same rule, as one entry of the list of rules. */
export interface IndexEntry {
  readonly fields: readonly Field[]
  readonly conditional: Conditional
  readonly findings: readonly ListedFinding[]
}

export type IndexFilter = 'all' | 'problems' | 'hints'

/** clauses written out; a longer sentence ends with a count */
const clauses = 2

/**
 * All rules of a form in form order. A section is a field before its own ones, and a requirement and a condition of an
 * option are fields behind theirs.
 */
export function ruleIndex(
  schema: FormSchema,
  findings: ReadonlyMap<string, readonly ListedFinding[]>,
): readonly IndexEntry[] {
  const findingsAbout = (id: string) =>
    (findings.get(id) ?? []).filter(
      ({ fieldId = '' }) => fieldId === id || ownerOfLogic(fieldId) !== id,
    )
  const entries: { fields: Field[]; conditional: Conditional }[] = []
  let before: Field | undefined
  const sections = new Map(withRule(schema.sections).map((one) => [one.id, sectionAsField(one)]))
  const takeSection = (id = '') => {
    const section = sections.get(id)
    sections.delete(id)
    return section ?? []
  }
  const all = schema.fields.flatMap((field) => [takeSection(field.section), ...withOwnLogic(field)])
  for (const field of [...all.flat(), ...sections.values()]) {
    const { conditional } = field
    const last = entries.at(-1)
    if (conditional !== undefined) {
      const goesOn =
        before !== undefined &&
        before === last?.fields.at(-1) &&
        !isSection(before) &&
        !isSection(field) &&
        decidedBy(before) === decidedBy(field)
      if (goesOn && last && logicKey(last.conditional) === logicKey(conditional)) {
        last.fields.push(field)
      } else {
        entries.push({ fields: [field], conditional })
      }
    }
    before = field
  }
  return entries.map(({ fields, conditional }) => ({
    fields,
    conditional,
    findings: [...new Set(fields.flatMap(({ id }) => findingsAbout(id)))],
  }))
}

/** True for an entry of a section, which is always its only field. */
function isSection({ type }: Field): boolean {
  return type === sectionType
}

/** Sections with a rule. */
export function withRule(sections: readonly Section[] = []): readonly Section[] {
  return sections.filter(({ conditional }) => conditional !== undefined)
}

/** Names of the fields of an entry, or of its section. */
export function nameOfEntry({ fields }: IndexEntry): string {
  return fields.map((field) => (isSection(field) ? 'Section ' : '') + fieldName(field)).join(', ')
}

/** The condition of an entry as the end of a sentence; empty for logic without rules. */
export function sentenceOf({ conditional }: IndexEntry, schema: FormSchema): readonly Phrase[] {
  return describeConditional(conditional, schema, { clauses })
}

export function fitsFilter({ findings }: IndexEntry, filter: IndexFilter): boolean {
  if (filter === 'all') return true
  return findings.some(({ severity }) => (severity === 'hint') === (filter === 'hints'))
}

/** Finds words in the names of the fields and in the whole sentence. */
export function fitsSearch(entry: IndexEntry, search: string, schema: FormSchema): boolean {
  if (search.trim() === '') return true
  const wanted = search.trim().toLowerCase().split(/\s+/)
  const text = [nameOfEntry(entry), inWords(describeConditional(entry.conditional, schema))]
    .join(' ')
    .toLowerCase()
  return wanted.every((word) => text.includes(word))
}
