import { canHaveColumns, canHavePrices, canLimitChoices } from '@ramiform/core/choice-settings'
import { followOptions, offersAfter } from '@ramiform/core/conditions/offer-changes'
import type { Field } from '@ramiform/core/field'
import { canHaveOptions, createField, type FieldType } from '@ramiform/core/field-type'
import { canHaveSteps } from '@ramiform/core/number-steps'
import { canHavePictures } from '@ramiform/core/option-pictures'
import { canShuffle } from '@ramiform/core/shuffle-problem'
import { type FieldTypeName, fieldTypes } from '@ramiform/fields'
import { fieldName } from '../../forms/field-name.ts'
import { same } from '../../forms/same.ts'
import type { Command } from './edit.ts'
import { fieldById } from './form-draft.ts'
import { typeOf } from './type-of.ts'

/** A picture in the text of a statement. */
const picture = /!\[[^\]]*\]\(\/images\/\w+\)/g

export interface ChangedType {
  readonly field: Field
  /** settings that the new type does not support, in words, such as `3 options` */
  readonly lost: readonly string[]
}

/**
 * Converts a field to another type. Compatible settings stay: label, description, required, logic, width and currency.
 * Options stay between choices, bounds between texts or between numbers, patterns where they apply.
 */
export function changedType(field: Field, from: FieldType | undefined, to: FieldType): ChangedType {
  const fresh = createField(to, field.id)
  const {
    options,
    validation,
    styling,
    payment,
    placeholder,
    fixedPrice,
    steps,
    ranks,
    other,
    shuffle,
    pictures,
    minChoices,
    maxChoices,
    columns,
    prices,
    unit,
    optionsWhen,
    earliest,
    latest,
    defaultAnswer,
    required,
    requiredWhen,
    errorText,
    markedDescription,
    ...kept
  } = field
  const lost: string[] = []
  const lose = (words: string) => lost.push(words)

  const wasUntouched = from !== undefined && field.label === from.defaultLabel
  const members: Partial<Field> = {
    label: wasUntouched ? fresh.label : field.label,
    placeholder: fresh.placeholder,
    styling: {
      width: styling?.width ?? 'full',
      inline: to.control === 'options' && styling?.inline === true,
    },
    options: fresh.options,
    payment: fresh.payment,
  }

  const ownPlaceholder = placeholder && placeholder !== from?.defaultPlaceholder
  if (ownPlaceholder && to.defaultPlaceholder !== '') Object.assign(members, { placeholder })
  else if (ownPlaceholder) lose('placeholder')

  if (options !== undefined && canHaveOptions(to, options)) Object.assign(members, { options })
  else if (options !== undefined && !same(options, from?.initial.options)) {
    lose(options.length === 1 ? 'one option' : `${options.length} options`)
  }

  if (steps !== undefined && to.control === 'steps') Object.assign(members, { steps })
  else if (steps !== undefined) lose('texts at its ends')

  if (other !== undefined && to.comparison !== undefined) Object.assign(members, { other })
  else if (other !== undefined) lose(`“${other}”`)

  if (shuffle && canShuffle(to)) Object.assign(members, { shuffle })
  else if (shuffle) lose('random order')

  const offers = to.comparison && optionsWhen && offersAfter(field, members.options ?? [])
  if (offers) Object.assign(members, { optionsWhen: offers })
  else if (optionsWhen !== undefined) lose('when options are offered')

  const shown = canHavePictures(to) && followOptions(field, members.options ?? []).pictures
  if (shown) Object.assign(members, { pictures: shown })
  else if (pictures?.length) lose(pictures.length === 1 ? 'picture' : `${pictures.length} pictures`)

  const limited = minChoices ?? maxChoices
  if (canLimitChoices(to)) Object.assign(members, { minChoices, maxChoices })
  else if (limited !== undefined) lose('number of choices')

  if (canHaveColumns(to)) Object.assign(members, { columns })
  else if (columns !== undefined) lose('columns')

  const priced = canHavePrices(to) && followOptions(field, members.options ?? []).prices
  if (priced) Object.assign(members, { prices: priced })
  else if (prices !== undefined) lose('prices of options')

  if (canHaveSteps(to)) Object.assign(members, { unit })
  else if (unit !== undefined) lose('unit')

  if (ranks !== undefined && to.control === 'ranking') Object.assign(members, { ranks })
  else if (ranks !== undefined) lose('number of ranks')

  const hasLimits = earliest !== undefined || latest !== undefined
  if (hasLimits && to.type === 'date') Object.assign(members, { earliest, latest })
  else if (hasLimits) lose('earliest and latest date')

  const { min, max, step, pattern } = validation ?? {}
  const keepsBounds = from !== undefined && from.bounds !== null && from.bounds === to.bounds
  const hasBounds = min !== undefined || max !== undefined
  if (hasBounds && !keepsBounds) lose('limits')
  if (step !== undefined && !canHaveSteps(to)) lose('step')
  if (pattern !== undefined && !to.allowsPattern) lose('pattern')
  const validity = {
    ...(keepsBounds && min !== undefined && { min }),
    ...(keepsBounds && max !== undefined && { max }),
    ...(canHaveSteps(to) && step !== undefined && { step }),
    ...(to.allowsPattern && pattern !== undefined && { pattern }),
  }
  if (Object.keys(validity).length > 0) Object.assign(members, { validation: validity })

  if (fixedPrice !== undefined && to.counts === 'price') Object.assign(members, { fixedPrice })
  else if (fixedPrice !== undefined) lose('fixed price')

  const currency = payment?.currency
  if ((to.counts === 'price' || to.answerKind === 'payment') && currency !== undefined) {
    Object.assign(members, { payment: { ...fresh.payment, currency } })
  }
  if (payment !== undefined && to.answerKind !== 'payment') {
    const { currency: _kept, ...settings } = payment
    const { currency: _usual, ...usual } = from?.initial.payment ?? {}
    if (!same(settings, usual)) lose('payment settings')
  }

  // Types that check answers alike, such as two lists of options, accept the same answer.
  const acceptsAlike =
    from?.check === to.check && from.answerKind === to.answerKind && from.bounds === to.bounds
  const isOffered = options === undefined || same(options, members.options)
  if (acceptsAlike && isOffered) Object.assign(members, { defaultAnswer })
  else if (defaultAnswer !== undefined) lose('default answer')

  if (to.answerKind !== 'none') {
    Object.assign(members, { required, requiredWhen, errorText, markedDescription })
    // The text of a statement has emphasis without a setting, and pictures, which a description cannot have.
    if (from?.answerKind === 'none' && field.description) {
      const description = field.description.replace(picture, '').trim() || undefined
      Object.assign(members, { description, markedDescription: description && true })
      if (description !== field.description.trim()) lose('pictures')
    }
  } else {
    if (required || requiredWhen) lose('requirement')
    if (errorText !== undefined) lose('error message')
  }

  const next = { ...kept, type: to.type, ...members }
  return { field: withoutAbsent(next), lost }
}

/** Changes the type of a field as one undo step. */
export function changeType(fieldId: string, type: FieldTypeName): Command {
  return (draft) => {
    const { fields } = draft.schema
    const field = fieldById(fields, fieldId)
    if (field === undefined || field.type === type) return null
    const changed = changedType(field, typeOf(field), fieldTypes[type]).field
    return {
      name: `Make "${fieldName(field)}" a ${fieldTypes[type].defaultLabel} field`,
      draft: {
        ...draft,
        schema: {
          ...draft.schema,
          fields: fields.map((other) => (other === field ? changed : other)),
        },
      },
      selected: fieldId,
    }
  }
}

/** Restores the earlier version of a field and leaves later changes to other fields intact. */
export function restoreType(field: Field): Command {
  return (draft) => {
    const { fields } = draft.schema
    if (fieldById(fields, field.id) === undefined) return null
    const restored = fields.map((other) => (other.id === field.id ? field : other))
    return {
      name: `Restore "${fieldName(field)}"`,
      draft: { ...draft, schema: { ...draft.schema, fields: restored } },
      selected: field.id,
    }
  }
}

function withoutAbsent(field: Field): Field {
  const members = Object.entries(field).filter(([, value]) => value !== undefined)
  return { ...(Object.fromEntries(members) as Partial<Field>), ...pick(field) }
}

const pick = ({ id, type, label }: Field) => ({ id, type, label })
