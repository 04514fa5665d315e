import type { ResponseOf } from '@ramiform/contract/calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../../api/api-error.ts'
import { call } from '../../../../api/call.ts'
import { paymentKeysQuery } from '../../../../api/queries.ts'
import { CopyLine } from '../../../../clipboard/CopyLine.tsx'
import { useEditorState } from '../../../../editing/editor-context.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import { useToast } from '../../../../ui/Toast.tsx'
import styles from './payments.module.css'

type Keys = ResponseOf<'readPaymentKeys'>

/** Secret payment keys, which only the server can read. The owner can set and remove them, but not view them. */
export function PaymentKeys() {
  const id = useEditorState(({ facts }) => facts.id)
  const version = useEditorState(({ saved }) => saved.version)
  const query = useQuery(paymentKeysQuery(id, version))
  if (query.isError) return <p className={styles.problem}>{messageOf(query.error)}</p>
  const keys = query.data
  if (keys === undefined) return <p className={styles.hint}>Loading the keys...</p>
  const { secretKey, webhookSecret } = keys
  return (
    <section className={styles.keys} aria-labelledby="payment-keys">
      <h4 id="payment-keys">Payment provider</h4>
      <Provider keys={keys} />
      <Key
        member="secretKey"
        label="Secret key"
        placeholder="sk_live_"
        kept={
          secretKey && `${secretKey.mode === 'test' ? 'TEST, ' : ''}ending in ${secretKey.ending}`
        }
        hint="Stored encrypted and never shown again. Exports and copies of the form do not contain it. Use two test keys or two live keys."
      />
      <Key
        member="webhookSecret"
        label="Signing secret of the webhook"
        placeholder="whsec_"
        kept={webhookSecret && `ending in ${webhookSecret.ending}`}
        hint="Add this address as an endpoint in Stripe’s Dashboard, and its signing secret here. Then payments are confirmed at once, even if the respondent closes the browser."
      />
      <CopyLine text={keys.webhookAddress} of="the webhook address" />
    </section>
  )
}

function Provider({ keys: { provider, problem, secretKey } }: { keys: Keys }) {
  if (provider === null) return <p className={styles.problem}>{`None yet. ${problem ?? ''}`}</p>
  const isTest = provider === 'test' || secretKey?.mode === 'test'
  return (
    <p className={styles.provider}>
      {isTest && <b className={styles.test}>TEST</b>}
      {provider === 'stripe'
        ? isTest
          ? 'Stripe, with test keys. No money moves.'
          : 'Stripe.'
        : 'The test provider, because the form has no keys. No money moves.'}
    </p>
  )
}

function Key(props: {
  member: 'secretKey' | 'webhookSecret'
  label: string
  placeholder: string
  /** description of the stored key, such as `ending in 4242`; null when none is stored */
  kept: string | null
  hint: string
}) {
  const { member, label, kept } = props
  const id = useEditorState(({ facts }) => facts.id)
  const [typed, setTyped] = useState('')
  const queryClient = useQueryClient()
  const toast = useToast()
  const saving = useMutation({
    mutationFn: (key: string | null) =>
      call('savePaymentKeys', { params: { id }, body: { [member]: key } }),
    onSuccess: async (_keys, key) => {
      setTyped('')
      toast(key === null ? `${label} removed` : `${label} saved`)
      await queryClient.invalidateQueries({ queryKey: ['form', id, 'payment-keys'] })
    },
  })
  return (
    <div className={styles.key}>
      <TextField
        label={label}
        type="password"
        placeholder={kept === null ? props.placeholder : 'Enter a new key'}
        autoComplete="off"
        spellCheck={false}
        hint={kept === null ? props.hint : `Saved: ${kept}. ${props.hint}`}
        error={saving.isError ? messageOf(saving.error) : null}
        value={typed}
        onChange={(text) => {
          saving.reset()
          setTyped(text)
        }}
      />
      <div className={styles.actions}>
        <Button
          size="sm"
          busy={saving.isPending && saving.variables !== null}
          disabled={typed.trim() === ''}
          onClick={() => saving.mutate(typed.trim())}
        >
          {`Save the ${label.toLowerCase()}`}
        </Button>
        {kept !== null && (
          <Button
            size="sm"
            variant="quiet"
            busy={saving.isPending && saving.variables === null}
            onClick={() => saving.mutate(null)}
          >
            {`Remove the ${label.toLowerCase()}`}
          </Button>
        )}
      </div>
    </div>
  )
}
