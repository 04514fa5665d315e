import { readText } from '../answers-in-texts/read-text.ts'
import {
  changeTexts,
  nameOfSource,
  sourcesOfTexts,
  withNamesInTexts,
} from '../answers-in-texts/texts-of-form.ts'
import { nameOfEnding } from '../ending.ts'
import type { FormSchema } from '../form.ts'
import { titleOfSection } from '../section.ts'
import { titleOfTable } from '../table.ts'
import { type Finding, inWords, named, text } from './finding.ts'

/** Part of a form with texts, as a form that has only this part. */
interface Owner {
  readonly fieldId?: string
  readonly name: string
  readonly part: FormSchema
  /** Only fields before this position have answers that the texts can show. */
  readonly place: number
}

function* ownersOf(schema: FormSchema, named: FormSchema): Iterable<Owner> {
  const nothing: FormSchema = { fields: [], settings: {} }
  for (const [place, field] of schema.fields.entries()) {
    const label = named.fields[place]?.label.trim() || `Question ${place + 1}`
    yield { fieldId: field.id, name: label, part: { ...nothing, fields: [field] }, place }
  }
  for (const [at, section] of (schema.sections ?? []).entries()) {
    const first = schema.fields.findIndex((field) => field.section === section.id)
    yield {
      fieldId: section.id,
      name: titleOfSection(named.sections?.[at] ?? section),
      part: { ...nothing, sections: [section] },
      place: first === -1 ? schema.fields.length : first,
    }
  }
  for (const [at, table] of (schema.tables ?? []).entries()) {
    const first = schema.fields.findIndex((field) => field.table === table.id)
    const row = schema.fields[first]
    if (row === undefined) continue
    yield {
      fieldId: row.id,
      name: titleOfTable(named.tables?.[at] ?? table),
      part: { ...nothing, tables: [table] },
      place: first,
    }
  }
  const everything = Number.POSITIVE_INFINITY
  for (const [at, ending] of (schema.endings ?? []).entries()) {
    yield {
      fieldId: ending.id,
      name: nameOfEnding(named.endings?.[at] ?? ending, at),
      part: { ...nothing, endings: [ending] },
      place: everything,
    }
  }
  yield {
    name: 'The success message',
    part: { ...nothing, settings: schema.settings },
    place: everything,
  }
}

/**
 * Hints about answers in texts: an id that names no question, and a question that comes later. At most one of each for a
 * question, so that they do not nag. Apart from `findProblems`, whose form may have names in its texts already.
 */
export function findTextProblems(schema: FormSchema): readonly Finding[] {
  return hasBraces(schema) ? [...checkTexts(schema, withNamesInTexts(schema))] : []
}

function* checkTexts(schema: FormSchema, named: FormSchema): Iterable<Finding> {
  const sources = sourcesOfTexts(schema)
  const places = new Map(schema.fields.map(({ id }, place) => [id, place]))
  for (const owner of ownersOf(schema, named)) {
    const found = new Map<Finding['code'], Finding>()
    changeTexts(owner.part, (words) => {
      for (const part of readText(words, () => true)) {
        if (typeof part === 'string') continue
        const source = sources.get(part.id)
        const finding =
          source === undefined
            ? unknownSource(owner, part.id)
            : (places.get(part.id) ?? -1) >= owner.place
              ? laterAnswer(owner, nameOfSource(source.label), part.fallback)
              : null
        if (finding !== null && !found.has(finding.code)) found.set(finding.code, finding)
      }
      return words
    })
    yield* found.values()
  }
}

function hasBraces(schema: FormSchema): boolean {
  let has = false
  changeTexts(schema, (words) => {
    has = true
    return words
  })
  return has
}

type Sentences = Pick<Finding, 'code' | 'fact' | 'why'>

function hint({ fieldId }: Owner, { code, fact, why }: Sentences): Finding {
  return {
    code,
    severity: 'hint',
    ...(fieldId !== undefined && { fieldId }),
    rules: [],
    message: inWords(fact),
    fact,
    why,
  }
}

function unknownSource(owner: Owner, id: string): Finding {
  return hint(owner, {
    code: 'text_unknown',
    fact: [named(owner.name), text(` names “${id}”, which is no question of this form.`)],
    why: [text('Visitors see the text with its braces.')],
  })
}

function laterAnswer(owner: Owner, source: string, fallback = ''): Finding {
  return hint(owner, {
    code: 'text_later',
    fact: [
      named(owner.name),
      text(' shows the answer to '),
      named(source),
      text(', which does not come before it.'),
    ],
    why: [
      text(
        fallback.trim() === ''
          ? 'Visitors see nothing in its place.'
          : `Visitors see “${fallback}” instead.`,
      ),
    ],
  })
}
