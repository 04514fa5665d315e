import type { PaymentsOfForm } from '@ramiform/core/findings/find-problems'
import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { findingKey } from '@ramiform/proving/finding-key'
import type { ListedFinding } from '@ramiform/proving/listed-finding'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '../../api/api-error.ts'
import { asBody } from '../../api/as-body.ts'
import { call } from '../../api/call.ts'
import { type EditedForm, formQuery, paymentKeysQuery } from '../../api/queries.ts'
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry.tsx'
import { proveOnce } from '../proof/prove-once.ts'
import type { PublishChangesProps } from '../publishing/PublishChanges.tsx'
import { useReviewedPublishing } from '../publishing/use-reviewed-publishing.ts'
import { type FailingScenario, failingScenarios } from '../scenarios/failing-scenarios.ts'
import type { FailingScenariosProps } from './FailingScenarios.tsx'
import type { PublishCheckProps } from './PublishCheck.tsx'
import { paymentsOf } from './payments-of.ts'

const PublishCheck = lazyWithRetry<PublishCheckProps>(() =>
  import('./PublishCheck.tsx').then((m) => m.PublishCheck),
)
const FailingScenarios = lazyWithRetry<FailingScenariosProps>(() =>
  import('./FailingScenarios.tsx').then((m) => m.FailingScenarios),
)
const PublishChanges = lazyWithRetry<PublishChangesProps>(() =>
  import('../publishing/PublishChanges.tsx').then((m) => m.PublishChanges),
)

/** Milliseconds to wait for the proof; then what core finds decides, as on the server. */
const proofLimitMs = 3_000

interface Checked {
  readonly form: EditedForm
  readonly findings: readonly ListedFinding[]
  readonly failing: readonly FailingScenario[]
}

interface CheckedPublish {
  readonly busy: boolean
  /** Publishes a form that is not open in the editor, with the same dialogs as there. */
  checkAndPublish(id: string): void
  /** the dialogs */
  readonly dialog: ReactNode
}

/** Publishing outside the editor. *Show* opens the editor at the problem; fixes are made there. */
export function useCheckedPublish(): CheckedPublish {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const asked = useRef<string>(undefined)
  const checked = useRef<Checked>(undefined)
  const [shown, setShown] = useState<Checked>()

  const publishing = useReviewedPublishing({
    holdsForm: false,
    async hasErrors() {
      const id = asked.current ?? ''
      const form = await queryClient.fetchQuery({ ...formQuery(id), staleTime: 0 })
      const payments =
        form.schema.settings.payment?.enabled === true
          ? paymentsOf(await queryClient.fetchQuery(paymentKeysQuery(id, form.version)))
          : undefined
      const [findings, failing] = await Promise.all([
        findingsOf(form.schema, payments),
        failingScenarios(form.schema),
      ])
      checked.current = { form, findings, failing }
      setShown(checked.current)
      return failing.length > 0 || findings.some(({ severity }) => severity === 'error')
    },
    pending: () => formOf(checked.current),
    async goLive() {
      const { id, revision } = formOf(checked.current)
      try {
        return (await call('publishForm', { params: { id }, query: { revision } })).form
      } catch (error) {
        return `Could not publish. ${messageOf(error)}`
      }
    },
    async keepAsChanges({ id, name, description, schema }) {
      const body = asBody({ name, description, schema, keep: true })
      await call('saveWorkingCopy', { params: { id }, body })
    },
  })
  const { publish, check, setCheck, review, setReview, publishAnyway, busy, problem } = publishing

  const checkAndPublish = useCallback(
    (id: string) => {
      asked.current = id
      publish()
    },
    [publish],
  )

  const edit = (place: Record<string, string>) => {
    void navigate(`/forms/${formOf(shown).id}/edit?${new URLSearchParams(place)}`)
  }
  const showScenario = (id: string) => edit({ view: 'scenarios', scenario: id })
  const [firstFailing] = shown?.failing ?? []

  const dialog = shown && (
    <>
      <PublishCheck
        open={check === 'dialog'}
        onFailed={() => setCheck('closed')}
        onClose={() => setCheck('closed')}
        schema={shown.form.schema}
        findings={shown.findings}
        onShow={({ fieldId, rules: [rule], setting }) =>
          edit({
            ...(fieldId !== undefined && { field: fieldId }),
            ...(rule !== undefined && { rule: String(rule) }),
            ...(setting !== undefined && { settings: setting }),
          })
        }
        scenarios={
          firstFailing && {
            count: shown.failing.length,
            list: (
              <FailingScenarios
                schema={shown.form.schema}
                failing={shown.failing}
                onShow={({ id }) => showScenario(id)}
              />
            ),
            onShowFirst: () => showScenario(firstFailing.scenario.id),
          }
        }
        onPublish={publishAnyway}
        busy={busy}
        problem={problem}
      />
      <PublishChanges
        publishing={publishing}
        open={review !== null}
        onFailed={() => setReview(null)}
        onCompare={() => edit({ view: 'compare' })}
      />
    </>
  )
  return { busy, checkAndPublish, dialog }
}

function formOf(checked: Checked | undefined): EditedForm {
  if (checked === undefined) throw new Error('the form is not checked yet')
  return checked.form
}

/** Proved findings without ignored ones; what core finds when the proof takes too long. */
async function findingsOf(
  schema: FormSchema,
  payments: PaymentsOfForm | undefined,
): Promise<readonly ListedFinding[]> {
  const ignored = new Set((schema.settings.ignoredFindings ?? []).map(findingKey))
  const all = await proveOnce(schema, AbortSignal.timeout(proofLimitMs), payments).catch(
    async (reason: unknown) => {
      console.warn(reason)
      const { listKnownFindings } = await import('@ramiform/proving/listed-finding')
      return listKnownFindings(schema, { fieldTypes, payments, patterns: null })
    },
  )
  return all.filter((finding) => finding.severity === 'error' || !ignored.has(findingKey(finding)))
}
