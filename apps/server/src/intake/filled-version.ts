import { type ChangedRule, changedRules } from '@ramiform/core/submissions/changed-rules'
import { type Refusal, refuse } from '../errors.ts'
import type { FormStore, PublishedForm } from '../forms/form-store.ts'
import { publicForm } from '../forms/public-form.ts'

/** A version that a visitor had open is accepted this long after it stopped being live. */
const openVersionMs = 24 * 60 * 60 * 1_000

/** The version that answers are checked against. */
export type FilledVersion = Pick<PublishedForm, 'version' | 'schema'>

/**
 * The version that a visitor says they filled in, if it was live within the last 24 hours. Any other number means the
 * current version, so a caller cannot pick a draft or an outdated form (decision 184).
 */
export async function filledVersion(
  forms: FormStore,
  form: PublishedForm,
  version: number | undefined,
  now: Date,
): Promise<FilledVersion> {
  if (version === undefined || version === form.version) return form
  const filled = await forms.findVersionForSubmit(form.id, version)
  if (filled === null || filled.liveSince === null || filled.liveUntil === null) return form
  return now.getTime() - filled.liveUntil.getTime() < openVersionMs ? filled : form
}

/** The rules of the current version that a visitor who filled in another one has not seen. */
export function rulesChangedSince(
  filled: FilledVersion,
  form: PublishedForm,
): readonly ChangedRule[] {
  return filled.version === form.version ? [] : changedRules(filled.schema, form.schema)
}

/** 409 with the current form and the sentences that say what changed. */
export function refuseChanged(form: PublishedForm, changes: readonly ChangedRule[]): Refusal {
  return refuse('form_changed', {
    message: ({ changed }) =>
      [...changes.map((rule) => changed[rule]), changed.checkAgain].join(' '),
    details: { changes, form: publicForm(form) },
  })
}
