import type { Dependencies } from '@ramiform/core/conditions/dependencies'
import { requirementId } from '@ramiform/core/conditions/requirement-fields'
import { hasDayLimits } from '@ramiform/core/day-limits'
import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { nameOf } from '@ramiform/core/findings/check-fields'
import type { Finding } from '@ramiform/core/findings/finding'
import type { FormSchema } from '@ramiform/core/form'
import { askedFields } from '@ramiform/core/payments/takes-payments'
import { amountId, isOfAmount } from './amounts-as-fields.ts'
import { classesOfAnswers } from './classes-of-answers.ts'
import { type FormPart, unanswerableIn } from './prove-part.ts'
import type { ProvingContext } from './proving-context.ts'

/** fields that more others read connect nothing: each reader takes them along */
const mostReaders = 8
/** as many fields are proved together at once */
const smallGroup = 30
/** how much larger all parts together may be than the fields that they decide about */
const mostRepeated = 6

/**
 * Splits a form into parts that can be proved alone (decision 233). A part has the ancestors of its fields, and those
 * of every required field in its group that may have no answer: only these decide whether the rest can be sent.
 */
export function partsOf(
  schema: FormSchema,
  problems: readonly Finding[],
  dependencies: Dependencies,
  context: ProvingContext,
): readonly FormPart[] {
  const asked = askedFields(schema)
  // What can be sent depends on the requirement of a field and on the amount of a payment, too.
  const idAt = (position: number) => schema.fields[position]?.id ?? ''
  const sources = dependencies.sources.map((of, position) => {
    const also = [requirementId(idAt(position)), amountId(idAt(position))].flatMap(
      (one) => dependencies.positions.get(one) ?? [],
    )
    return also.length === 0 ? of : [...of, ...also]
  })
  const readers = schema.fields.map(() => 0)
  for (const of of sources) for (const source of of) readers[source] = (readers[source] ?? 0) + 1
  const groups = connected(sources, () => true)
  const pieces = connected(
    sources,
    (source, position) =>
      (readers[source] ?? 0) <= mostReaders ||
      dependencies.component[source] === dependencies.component[position],
  )
  const problemsOf = Map.groupBy(problems, ({ fieldId }) => fieldId)
  const blocked = unanswerableIn(problems)
  const { mode, payment } = schema.settings
  const sections = schema.sections ?? []

  function part(own: readonly number[], members: Iterable<number>): FormPart {
    const positions = [...members].toSorted((a, b) => a - b)
    const ids = new Set(positions.map(idAt))
    const named = new Set(positions.map((position) => schema.fields[position]?.section))
    const used = sections.filter(({ id }) => named.has(id) || ids.has(id))
    return {
      schema: {
        ...(used.length > 0 && { sections: used }),
        fields: positions.flatMap((position) => {
          const field = schema.fields[position]
          return field === undefined ? [] : [{ ...field, label: nameOf(schema, position) }]
        }),
        settings: { mode, payment },
      },
      own: own.map(idAt).filter((id) => !isOfAmount(id)),
      problems: [...ids].flatMap((id) => problemsOf.get(id) ?? []),
    }
  }

  return [...Map.groupBy(schema.fields.keys(), (position) => groups[position]).values()].flatMap(
    (group) => {
      if (group.length <= smallGroup) return [part(group, group)]
      const limit = group.length * mostRepeated
      const doubtful = group.filter(
        (position) =>
          blocked.has(idAt(position)) ||
          dependencies.positions.has(amountId(idAt(position))) ||
          mayBeUnanswerable(
            asked[position],
            dependencies.positions.has(requirementId(idAt(position))),
            context,
          ),
      )
      const parts: FormPart[] = []
      let size = 0
      for (const own of Map.groupBy(group, (position) => pieces[position]).values()) {
        const members = new Set([...own, ...doubtful])
        for (const position of members) {
          for (const source of sources[position] ?? []) members.add(source)
        }
        size += members.size
        if (size > limit) return [part(group, group)]
        parts.push(part(own, members))
      }
      return parts
    },
  )
}

/** By position: a number that fields share when a source connects them, directly or over others. */
function connected(
  sources: Dependencies['sources'],
  connects: (source: number, reader: number) => boolean,
): readonly number[] {
  const parent = sources.map((_, position) => position)
  const rootOf = (position: number): number => {
    let root = position
    while (parent[root] !== root) root = parent[root] ?? root
    for (let at = position; at !== root; ) {
      const next = parent[at] ?? root
      parent[at] = root
      at = next
    }
    return root
  }
  for (const [position, of] of sources.entries()) {
    for (const source of of) {
      if (connects(source, position)) parent[rootOf(source)] = rootOf(position)
    }
  }
  return parent.map((_, position) => rootOf(position))
}

/** True for a required field that might accept no answer. A quick test, without proof. */
function mayBeUnanswerable(
  field: Field | undefined,
  isSometimes: boolean,
  context: ProvingContext,
): boolean {
  if (field === undefined || (field.required !== true && !isSometimes)) return false
  const type = fieldTypeOf(context.fieldTypes, field.type)
  // Most questions accept every usual answer, and asking each of them would take longer than the proof.
  if (type?.hasOptions === true && field.options?.some((option) => option.trim() !== ''))
    return false
  const isLimited = field.validation !== undefined || hasDayLimits(field)
  if (type?.answerKind === 'text' && !type.hasOptions && !isLimited) return false
  return !classesOfAnswers(field, [], context).some(
    ({ example, isCertain, canBeSent }) => example !== undefined && isCertain && canBeSent,
  )
}
