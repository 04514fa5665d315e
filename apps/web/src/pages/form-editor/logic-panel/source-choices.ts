import { ownerOfLogic } from '@ramiform/core/conditions/logic-owner'
import { whatWouldLoop } from '@ramiform/core/conditions/loops'
import { offerOfId } from '@ramiform/core/conditions/offer-ids'
import type { Field } from '@ramiform/core/field'
import { fieldTypeOf, takesAnswer } from '@ramiform/core/field-type'
import type { FormSchema } from '@ramiform/core/form'
import { withHiddenFields } from '@ramiform/core/hidden-fields'
import { fieldTypes } from '@ramiform/fields'
import { fieldById, placeOf, positionOf } from '../../../editing/draft/form-draft.ts'
import { fieldName } from '../../../forms/field-name.ts'
import { typeNameOf } from '../../../forms/type-name.ts'

export interface SourceChoice {
  readonly value: string
  readonly label: string
  readonly type: string
  readonly typeName: string | undefined
  /** problem with the field; it can be chosen anyway */
  readonly warning?: string
  /** reason why the field cannot be chosen */
  readonly refusal?: string
}

export interface SourceGroup {
  readonly label: string
  /** one entry opens the group */
  readonly isFolded?: true
  readonly choices: readonly SourceChoice[]
}

/**
 * Source fields for a rule. Groups: fields before this one, the nearest first; fields after it; fields that depend on
 * it, with a warning; values; hidden fields; fields of types beyond those of spec section 5, folded (decision 629); and fields of a
 * type that rules cannot read, with the reason. The current source stays selectable whatever its type; otherwise an imported
 * rule would look empty.
 */
export function sourceChoices(
  schema: FormSchema,
  ownId: string,
  chosenId: string,
): readonly SourceGroup[] {
  const own = placeOf(schema, ownId)
  const owner = ownerOfLogic(ownId)
  // The answer to a choice depends on what its options read; a requirement changes no answer.
  const loops = whatWouldLoop(schema, offerOfId(ownId) ? owner : ownId)
  const all = withHiddenFields(schema).fields
  const others = all.filter(
    (one) =>
      !one.hidden && (one.id === chosenId || (one.id !== owner && takesAnswer(one, fieldTypes))),
  )
  const readable = others.filter((one) => one.id === chosenId || refusalOf(one) === null)
  const further = readable.filter((one) => one.id !== chosenId && isFurther(one))
  const usable = readable.filter((one) => !further.includes(one))
  const isBefore = ({ id }: Field) => positionOf(schema.fields, id) < own
  const free = usable.filter(({ id }) => !loops.has(id))
  const choice = (field: Field): SourceChoice => ({
    value: field.id,
    label: fieldName(field),
    type: field.type,
    typeName: typeNameOf(field),
  })
  const withWarning = (field: Field): SourceChoice => {
    const way = loops.get(field.id)
    if (way === undefined) return choice(field)
    return { ...choice(field), warning: `creates a loop: ${wayInWords(way, schema)}` }
  }
  const groups: readonly SourceGroup[] = [
    { label: 'Asked before', choices: free.filter(isBefore).toReversed().map(choice) },
    {
      label: 'Comes later in the form',
      choices: free.filter((one) => !isBefore(one)).map(choice),
    },
    {
      label: 'Values',
      choices: all.filter(({ formula, id }) => formula && !loops.has(id)).map(choice),
    },
    {
      label: 'Hidden fields',
      choices: all.filter(({ hidden, formula }) => hidden && !formula).map(choice),
    },
    {
      label: 'Creates a loop',
      choices: [...usable, ...all.filter(({ formula }) => formula)].flatMap((field) =>
        loops.has(field.id) ? withWarning(field) : [],
      ),
    },
    {
      label: 'More',
      isFolded: true,
      choices: [
        ...further.filter(isBefore).toReversed(),
        ...further.filter((one) => !isBefore(one)),
      ].map(withWarning),
    },
    {
      label: 'Can’t be used in a rule',
      choices: others.flatMap((field) => {
        const refusal = readable.includes(field) ? null : refusalOf(field)
        return refusal === null ? [] : { ...choice(field), refusal }
      }),
    },
  ]
  return groups.filter(({ choices }) => choices.length > 0)
}

const isFurther = ({ type }: Field) => fieldTypeOf(fieldTypes, type)?.isFurtherSource === true

/** Reason why rules cannot read a field; null for types that they read. */
export function refusalOf({ type: name }: Pick<Field, 'type'>): string | null {
  const type = fieldTypeOf(fieldTypes, name)
  if (type?.canBeSource === true) return null
  if (type?.control === 'files') return 'A file has no answer to compare.'
  if (type?.control === 'card') return 'A payment has no answer to compare.'
  return `Rules can’t read questions of the type ${type?.defaultLabel ?? name}.`
}

function wayInWords(way: readonly string[], schema: FormSchema): string {
  const { fields } = withHiddenFields(schema)
  return way
    .map((id) => {
      const field = fieldById(fields, id)
      return field === undefined ? '' : fieldName(field)
    })
    .join(' → ')
}
