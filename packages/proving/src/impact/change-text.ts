import type { FieldChange, FieldEffect } from './impact-report.ts'

const effects = {
  asked: 'is now asked',
  not_asked: 'is no longer asked',
  hidden: 'is now hidden, its answer is kept',
  removed: 'is removed, its answer is kept',
  required: 'is now required and has no answer',
  payment_required: 'is now required and has no payment',
  payment_incomplete: 'has an incomplete payment',
  too_short: 'has an answer that is now too short',
  too_long: 'has an answer that is now too long',
  too_small: 'has an answer below the new minimum',
  too_large: 'has an answer above the new maximum',
  too_early: 'has a date before the new earliest date',
  too_late: 'has a date after the new latest date',
  pattern: 'has an answer that does not match the new pattern',
  email: 'has an answer that is not an email address',
  price: 'has an answer that is not a price',
  quantity: 'has an answer that is not a quantity',
  own_text: 'has an answer that is only the label of the last option',
  ranking: 'has an incomplete ranking',
  address: 'has an incomplete address',
  too_few: 'has fewer options chosen than the new minimum',
  too_many: 'has more options chosen than the new maximum',
  whole: 'has an answer that is not a whole number',
  step: 'has a number that is no longer accepted',
  nearest: 'has a number that is no longer accepted',
  not_an_option: 'has an answer that is no longer an option',
  format: 'has an answer that is no longer accepted',
} as const satisfies Record<FieldEffect, string>

/** One change as a sentence without a full stop: `“Lunch” is no longer asked`. */
export function changeText({ label, effect }: Pick<FieldChange, 'label' | 'effect'>): string {
  return `“${label}” ${effects[effect]}`
}
