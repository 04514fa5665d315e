import type { IgnoredFinding, Settings } from '@ramiform/core/form'
import { findingKey } from '@ramiform/proving/finding-key'
import type { ListedFinding } from '@ramiform/proving/listed-finding'
import type { Command } from '../../../editing/draft/edit.ts'
import type { FormDraft } from '../../../editing/draft/form-draft.ts'

/** Hides a warning or hint while its rules keep their numbers (decision 252). Errors can't be ignored. */
export function ignoreFinding(
  { code, severity, fieldId, rules }: ListedFinding,
  note: Pick<IgnoredFinding, 'reason' | 'by' | 'at'>,
): Command {
  return (draft) => {
    if (severity === 'error') return null
    const ignored: IgnoredFinding = {
      code,
      ...(fieldId !== undefined && { fieldId }),
      rules,
      ...note,
    }
    const others = ignoredIn(draft).filter((one) => findingKey(one) !== findingKey(ignored))
    return { name: 'Ignore a finding', draft: withIgnored(draft, [...others, ignored]) }
  }
}

/** Lists an ignored finding again. */
export function bringBack(finding: Pick<ListedFinding, 'code' | 'fieldId' | 'rules'>): Command {
  return (draft) => {
    const ignored = ignoredIn(draft)
    const left = ignored.filter((one) => findingKey(one) !== findingKey(finding))
    if (left.length === ignored.length) return null
    return { name: 'Bring back a finding', draft: withIgnored(draft, left) }
  }
}

const ignoredIn = ({ schema }: FormDraft): readonly IgnoredFinding[] =>
  schema.settings.ignoredFindings ?? []

function withIgnored(draft: FormDraft, ignoredFindings: readonly IgnoredFinding[]): FormDraft {
  const { ignoredFindings: _before, ...others } = draft.schema.settings
  const settings: Settings = ignoredFindings.length === 0 ? others : { ...others, ignoredFindings }
  return { ...draft, schema: { ...draft.schema, settings } }
}
