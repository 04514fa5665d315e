import type { FieldType } from '@ramiform/core/field-type'
import { initialOptions } from '../shared/initial-options.ts'
import { usualField } from '../shared/usual-field.ts'
import { rankable, rankingAnswer, ranksOf } from './ranking-answer.ts'

/** Options that visitors put in order. The answer lists them from the first rank on. */
export const ranking: FieldType = {
  ...usualField,
  ...rankingAnswer,
  type: 'ranking',
  group: 'more',
  defaultLabel: 'Ranking',
  defaultPlaceholder: '',
  control: 'ranking',
  canBeSource: true,
  usualCondition: 'contains',
  initial: { options: initialOptions },
  example: (field) => rankable(field).slice(0, ranksOf(field)),
}
