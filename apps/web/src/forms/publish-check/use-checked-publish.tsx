import type { PaymentsOfForm } from '@ramiform/core/findings/find-problems'
import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import type { ListedFinding } from '@ramiform/proving/listed-finding'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '../../api/api-error.ts'
import { formQuery, paymentKeysQuery } from '../../api/queries.ts'
import { useToast } from '../../ui/Toast.tsx'
import { PublishCheck } from './PublishCheck.tsx'
import { paymentsOf } from './payments-of.ts'

interface Asked {
  readonly id: string
  readonly schema: FormSchema
  readonly findings: readonly ListedFinding[]
  readonly publish: () => Promise<unknown>
}

/** Publishes a revision of the form, and reports its own failure. */
type PublishRevision = (revision: number | undefined) => Promise<unknown>

interface CheckedPublish {
  /** Checks a form that is not open in the editor, then publishes it. Errors open the dialog first. */
  checkAndPublish(id: string, publish: PublishRevision): Promise<void>
  readonly dialog: ReactNode
}

/** The publish check for lists of forms. *Show* opens the editor at the problem; fixes are made there. */
export function useCheckedPublish(): CheckedPublish {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [open, setOpen] = useState(false)

  const checkAndPublish = useCallback(
    async (id: string, publish: PublishRevision) => {
      try {
        const { schema, version, revision } = await queryClient.fetchQuery({
          ...formQuery(id),
          staleTime: 0,
        })
        const payments: PaymentsOfForm | undefined =
          schema.settings.payment?.enabled === true
            ? paymentsOf(await queryClient.fetchQuery(paymentKeysQuery(id, version)))
            : undefined
        const { listKnownFindings } = await import('@ramiform/proving/listed-finding')
        const findings = listKnownFindings(schema, { fieldTypes, payments, patterns: null })
        if (!findings.some(({ severity }) => severity === 'error')) {
          await publish(revision)
          return
        }
        setAsked({ id, schema, findings, publish: () => publish(revision) })
        setOpen(true)
      } catch (error) {
        toast(`The form could not be checked. ${messageOf(error)}`, { kind: 'failed' })
      }
    },
    [queryClient, toast],
  )

  const dialog = asked && (
    <PublishCheck
      open={open}
      onClose={() => setOpen(false)}
      schema={asked.schema}
      findings={asked.findings}
      onShow={({ fieldId, rules: [rule], setting }) => {
        const place = new URLSearchParams({
          ...(fieldId !== undefined && { field: fieldId }),
          ...(rule !== undefined && { rule: String(rule) }),
          ...(setting !== undefined && { settings: setting }),
        })
        void navigate(`/forms/${asked.id}/edit?${place}`)
      }}
      onPublish={() => {
        setOpen(false)
        void asked.publish()
      }}
      busy={false}
      problem={null}
    />
  )
  return { checkAndPublish, dialog }
}
