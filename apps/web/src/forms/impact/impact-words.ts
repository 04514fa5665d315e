import type { ImpactLine } from '@ramiform/contract/calls'

type Report = ImpactLine['report']
export type ImpactKindName = 'otherQuestions' | 'notAccepted' | 'orphaned' | 'unfinishedChanged'
export type ImpactKind = Report[ImpactKindName]
type Change = ImpactKind['fields'][number]

export const impactTitles = {
  otherQuestions: 'Would see other questions',
  notAccepted: 'Answers no longer valid',
  orphaned: 'Answers to hidden questions',
  unfinishedChanged: 'Unfinished answers that change',
} as const satisfies Record<ImpactKindName, string>

export function isImpactKind(text: string | null): text is ImpactKindName {
  return text !== null && Object.hasOwn(impactTitles, text)
}

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
  pattern: 'has an answer that does not match the new pattern',
  email: 'has an answer that is not an email address',
  price: 'has an answer that is not a price',
  quantity: 'has an answer that is not a quantity',
  own_text: 'has an answer that is only the label of the last option',
  ranking: 'has an incomplete ranking',
  address: 'has an incomplete address',
  format: 'has an answer that is no longer accepted',
} as const satisfies Record<Change['effect'], string>

/** One change as a sentence without a full stop: `“Lunch” is no longer asked`. */
export function changeText({ label, effect }: Pick<Change, 'label' | 'effect'>): string {
  return `“${label}” ${effects[effect]}`
}

/** Share and most frequent change of one kind: `16% of 1,284. “Lunch” is no longer asked.` */
export function kindText(kind: ImpactKind, of: number): string {
  const [first, ...others] = kind.fields
  if (kind.count === 0 || first === undefined) return 'None.'
  const share = Math.max(1, Math.round((100 * kind.count) / Math.max(1, of)))
  const more =
    others.length === 0
      ? ''
      : `, and ${others.length} more ${others.length === 1 ? 'change' : 'changes'}`
  return `${share}% of ${of.toLocaleString('en')}. ${changeText(first)}${more}.`
}

/** The replayed answers in words: `1,284 submissions and 37 unfinished answers`. */
export function replayedText({ total, stored }: Pick<ImpactLine, 'total' | 'stored'>): string {
  const { submissions, unfinished } = total
  const newest =
    stored > submissions
      ? `the newest ${submissions.toLocaleString('en')} of ${countText(stored, 'submission')}`
      : countText(submissions, 'submission')
  return unfinished === 0 ? newest : `${newest} and ${countText(unfinished, 'unfinished answer')}`
}

function countText(count: number, one: string): string {
  return `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`
}
