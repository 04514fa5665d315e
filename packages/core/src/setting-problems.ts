import { canHaveColumns, canHavePrices, canLimitChoices } from './choice-settings.ts'
import type { Field } from './field.ts'
import type { FieldType } from './field-type.ts'
import { namedOptionsProblem } from './named-options.ts'
import { canHaveSteps } from './number-steps.ts'

// Checks of stored forms, which the editor does not load at first.

type Member = 'minChoices' | 'maxChoices' | 'columns' | 'prices'

/** Members that a field of this type cannot have, with the reason. Empty when all is well. */
export function choiceSettingProblems(
  field: Pick<Field, 'options' | Member>,
  type: FieldType | undefined,
): readonly (readonly [Member, string])[] {
  const able: readonly (readonly [Member, boolean, string])[] = [
    ['minChoices', canLimitChoices(type), 'only checkbox fields have it'],
    ['maxChoices', canLimitChoices(type), 'only checkbox fields have it'],
    ['columns', canHaveColumns(type), 'only radio and checkbox fields have it'],
    ['prices', canHavePrices(type), 'only radio, checkbox and select fields have it'],
  ]
  const unable = able
    .filter(([member, isAble]) => field[member] !== undefined && !isAble)
    .map(([member, , reason]) => [member, `must not be set: ${reason}`] as const)
  const { options = [], prices = [] } = field
  const ofPrices = unable.length > 0 ? null : namedOptionsProblem(prices, options)
  return ofPrices === null ? unable : [['prices', ofPrices]]
}

/** Members that a field of this type cannot have, with the reason. */
export function numberSettingProblems(
  { validation, unit }: Pick<Field, 'validation' | 'unit'>,
  type: FieldType | undefined,
): readonly (readonly ['validation.step' | 'unit', string])[] {
  if (canHaveSteps(type)) return []
  const reason = 'must not be set: only number and quantity fields have it'
  return [
    ...(validation?.step === undefined ? [] : [['validation.step', reason] as const]),
    ...(unit === undefined ? [] : [['unit', reason] as const]),
  ]
}

type OfAnswers = 'required' | 'requiredWhen' | 'errorText' | 'markedDescription'

/** Members that a field without an answer cannot have, with the reason. */
export function answerSettingProblems(
  field: Pick<Field, OfAnswers>,
  type: FieldType | undefined,
): readonly (readonly [OfAnswers, string])[] {
  if (type?.answerKind !== 'none') return []
  const reason = 'must not be set: fields of this type take no answer'
  return [
    ...(field.required === true ? [['required', reason] as const] : []),
    ...(field.requiredWhen === undefined ? [] : [['requiredWhen', reason] as const]),
    ...(field.errorText === undefined ? [] : [['errorText', reason] as const]),
    ...(field.markedDescription === undefined
      ? []
      : [['markedDescription', 'must not be set: the text always has emphasis'] as const]),
  ]
}
