import type { ImpactLine } from '@ramiform/contract/calls'
import { changeText } from '@ramiform/proving/impact/change-text'

type Report = ImpactLine['report']
export type ImpactKindName = 'otherQuestions' | 'notAccepted' | 'orphaned' | 'unfinishedChanged'
export type ImpactKind = Report[ImpactKindName]

export const impactTitles = {
  otherQuestions: 'Would see other questions',
  notAccepted: 'Answers no longer valid',
  orphaned: 'Answers to hidden questions',
  unfinishedChanged: 'Unfinished answers that change',
} as const satisfies Record<ImpactKindName, string>

export function isImpactKind(text: string | null): text is ImpactKindName {
  return text !== null && Object.hasOwn(impactTitles, text)
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
