import type { FormStore, PublishedForm } from '../forms/form-store.ts'

/** A version that a visitor had open is accepted this long after it was replaced (decision 35). */
const openVersionMs = 24 * 60 * 60 * 1_000

/** What the visitor filled in, if it was replaced less than a day ago; otherwise what is published. */
export async function filledVersion(
  forms: FormStore,
  form: PublishedForm,
  version: number | undefined,
  now: Date,
): Promise<Pick<PublishedForm, 'version' | 'schema'>> {
  if (version === undefined || version === form.version) return form
  const filled = await forms.findVersionForSubmit(form.id, version)
  if (filled === null || filled.replacedAt === null) return form
  return now.getTime() - filled.replacedAt.getTime() < openVersionMs ? filled : form
}
