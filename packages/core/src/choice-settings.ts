import type { Field } from './field.ts'
import type { FieldType } from './field-type.ts'
import { canHavePictures } from './option-pictures.ts'

// Settings of choices that few forms use: fewest and most, columns, and prices of options (decisions 531, 532 and 534).

/** True for choices of several options. A ranking has a number of ranks instead. */
export function canLimitChoices(type: FieldType | undefined): boolean {
  return canHavePrices(type) && type?.answerKind === 'list'
}

/** True for choices that show all of their options. */
export const canHaveColumns = canHavePictures

/** True for choices of options that the owner writes. */
export function canHavePrices(type: FieldType | undefined): boolean {
  return type?.comparison !== undefined
}

/** True for a field whose options the page shows in columns. Rows of tables and pictures have columns of their own. */
export function showsColumns({ columns, pictures, table }: Field): boolean {
  return columns !== undefined && pictures === undefined && table === undefined
}

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
  const ofPrices = unable.length > 0 ? null : pricesProblem(field)
  return ofPrices === null ? unable : [['prices', ofPrices]]
}

function pricesProblem({
  options = [],
  prices = [],
}: Pick<Field, 'options' | 'prices'>): string | null {
  const offered = new Set(options)
  const seen = new Set<string>()
  for (const { option } of prices) {
    if (!offered.has(option)) return `must name an option of the field, not "${option}"`
    if (seen.has(option)) return `must not name an option twice: "${option}"`
    seen.add(option)
  }
  return null
}
