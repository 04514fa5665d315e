import type { Change } from '../../../editing/draft/change.ts'
import { changesBetween } from '../../../editing/draft/changes-in-words.ts'
import type { FormDraft } from '../../../editing/draft/form-draft.ts'

/** Changes on both sides to one field, or to the form itself. */
export interface ComparedSubject {
  readonly subject: string
  readonly mine: readonly Change[]
  readonly theirs: readonly Change[]
}

/** Compares two drafts with a common base. Subjects changed on both sides come first, then form order. */
export function compareSides(
  base: FormDraft,
  mine: FormDraft,
  theirs: FormDraft,
): readonly ComparedSubject[] {
  const subjects = new Map<string, { subject: string; mine: Change[]; theirs: Change[] }>()
  const add = (side: 'mine' | 'theirs', changes: readonly Change[]) => {
    for (const change of changes) {
      const key = change.fieldId ?? change.subject
      const entry = subjects.get(key) ?? { subject: change.subject, mine: [], theirs: [] }
      entry[side].push(change)
      subjects.set(key, entry)
    }
  }
  add('mine', changesBetween(base, mine))
  add('theirs', changesBetween(base, theirs))
  const byBoth = ({ mine, theirs }: ComparedSubject) => mine.length > 0 && theirs.length > 0
  return [...subjects.values()].toSorted((a, b) => Number(byBoth(b)) - Number(byBoth(a)))
}

/** Groups changes by subject. */
export function bySubject(
  changes: readonly Change[],
): readonly { key: string; subject: string; changes: readonly Change[] }[] {
  const groups = Map.groupBy(changes, ({ fieldId, subject }) => fieldId ?? subject)
  return [...groups].map(([key, group]) => ({
    key,
    subject: group[0]?.subject ?? '',
    changes: group,
  }))
}
