// The steps before the answers are looked at: which form and version, and whether this visitor may answer now.
import { closesByItself } from '@ramiform/core/closing'
import { translated } from '@ramiform/core/translations/translated'
import { refuse } from '../errors.ts'
import type { PublishedForm } from '../forms/form-store.ts'
import { attemptOf } from '../payments/attach-payments.ts'
import {
  type FilledVersion,
  filledVersion,
  refuseChanged,
  rulesChangedSince,
} from './filled-version.ts'
import { refuseClosed, refuseSecondFromBrowser } from './may-answer.ts'
import type { Admission } from './spam/spam-screen.ts'
import type { Submitting } from './submit-parts.ts'

interface WithForm extends Submitting {
  readonly form: PublishedForm
}

interface WithVersion extends WithForm {
  readonly filled: FilledVersion
}

/** @throws Refusal form_not_published */
export async function findForm({
  parts,
  sent,
}: Submitting): Promise<{ readonly form: PublishedForm }> {
  const form = await parts.published.find(sent.slug)
  if (form === null) throw refuse('form_not_published')
  return { form }
}

export async function chooseVersion({ parts, sent, now, form }: WithForm): Promise<WithVersions> {
  const { language } = sent.words
  const { name } = form
  const shown = translated(form, language)
  const filled = await filledVersion(parts.forms, form, sent.formVersion, now)
  if (filled === form) return { form: shown, filled: shown }
  const { schema } = translated({ name, schema: filled.schema }, language)
  return { form: shown, filled: { ...filled, schema } }
}

/** The current form and the version that was filled in, with texts in the language of the page. */
type WithVersions = Pick<WithVersion, 'form' | 'filled'>

/**
 * Refuses a closed form. Answers whose payment began while the form was open continue; their payment is checked later.
 * @throws Refusal form_closed
 */
export async function refuseClosedForm({ parts, sent, form, filled }: WithVersion): Promise<{
  readonly mayBeClosed: boolean
  /** Attempt that began a payment, on forms that close automatically. */
  readonly attempt: string | undefined
}> {
  if (!closesByItself(form.schema.settings.closing)) {
    return { mayBeClosed: false, attempt: undefined }
  }
  const { store } = parts.payments
  const attempt = await attemptOf(store, form.id, filled.schema.fields, sent.answers)
  if (attempt === undefined) {
    await refuseClosed(parts, form.id, { idempotencyKey: sent.idempotencyKey })
  }
  return { mayBeClosed: true, attempt }
}

/**
 * Refuses new answers when the owner has as many submissions as the operator allows. Retries of stored answers, and
 * answers whose payment has begun, pass.
 * @throws Refusal form_closed
 */
export async function refuseOverQuota({ parts, sent, form, filled }: WithVersion): Promise<object> {
  if (!(await parts.quotas.hasAllSubmissions(form.id))) return {}
  const { store } = parts.payments
  if ((await attemptOf(store, form.id, filled.schema.fields, sent.answers)) !== undefined) return {}
  if (await isRetry(parts, form.id, sent.idempotencyKey)) return {}
  throw refuse('form_closed')
}

async function isRetry(
  { intake, held }: Submitting['parts'],
  formId: string,
  key: string | undefined,
): Promise<boolean> {
  if (key === undefined) return false
  return (await intake.hasKey(formId, key)) || (await held.findKey(formId, key)) !== null
}

/**
 * Payment, email and once-only rules follow the current version, whichever version was filled in. A retry of stored
 * answers passes. So do changed payment rules when the visitor began to pay under the older ones: the submission must
 * then come with that payment.
 * @throws Refusal form_changed
 */
export async function refuseChangedRules({
  parts,
  sent,
  form,
  filled,
}: WithVersion): Promise<{ readonly paysByOlderRules: boolean }> {
  const changes = rulesChangedSince(filled, form)
  if (changes.length === 0) return { paysByOlderRules: false }
  if (await isRetry(parts, form.id, sent.idempotencyKey)) return { paysByOlderRules: false }
  const { schema, version } = filled
  const { store } = parts.payments
  const attempt = await attemptOf(store, form.id, schema.fields, sent.answers, version)
  if (attempt === undefined) throw refuseChanged(form, changes)
  const others = changes.filter((change) => change !== 'payment')
  if (others.length > 0) throw refuseChanged(form, others)
  return { paysByOlderRules: true }
}

/** @throws Refusal too_many_requests, with a proof of work to solve */
export async function admitSender({
  parts,
  sent,
  form,
  now,
}: WithForm): Promise<{ readonly admission: Admission }> {
  return { admission: await parts.spam.admit(form, sent.sender, now) }
}

/** @throws Refusal already_submitted, when the form accepts one response per browser */
export async function refuseSecondResponse({
  parts,
  sent,
  form,
}: WithForm): Promise<{ readonly once: boolean }> {
  const once = form.schema.settings.allowMultipleSubmissions === false
  if (once) await refuseSecondFromBrowser(parts, form.id, sent)
  return { once }
}
