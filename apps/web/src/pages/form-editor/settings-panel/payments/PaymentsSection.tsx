import type { Currency } from '@ramiform/core/field'
import type { SelectOption } from '../../../../ui/Select.tsx'
import { SelectField } from '../../../../ui/SelectField.tsx'
import { Switch } from '../../../../ui/Switch.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import { TextWithAnswers } from '../../texts/TextWithAnswers.tsx'
import { Section } from '../Sections.tsx'
import type { SettingsForm } from '../use-settings.ts'
import { PaymentKeys } from './PaymentKeys.tsx'

const currencyNames: readonly SelectOption<Currency>[] = [
  { value: 'usd', label: 'US dollar, USD' },
  { value: 'eur', label: 'Euro, EUR' },
  { value: 'gbp', label: 'Pound sterling, GBP' },
  { value: 'cad', label: 'Canadian dollar, CAD' },
  { value: 'aud', label: 'Australian dollar, AUD' },
]

/** Payment settings of the form. */
export function PaymentsSection({ form }: { form: SettingsForm }) {
  const { settings, changePart, payment: text } = form
  const payment = settings.payment ?? {}
  const set = (members: NonNullable<typeof settings.payment>, name: string) =>
    changePart('payment', members, name)
  return (
    <Section id="payments">
      <Switch
        label="Accept payments"
        hint="For payment fields in this form."
        checked={payment.enabled ?? false}
        onChange={(enabled) =>
          set({ enabled }, enabled ? 'Accept payments' : 'Do not accept payments')
        }
      />
      <SelectField
        label="Currency"
        hint="Prices and payments use it unless they have their own currency."
        options={currencyNames}
        value={payment.currency ?? 'usd'}
        onChange={(currency) => set({ currency }, 'Change the currency')}
      />
      <Switch
        label="Offer Link"
        hint="Visitors can pay with card details they saved before."
        checked={payment.enableLink ?? true}
        onChange={(enableLink) =>
          set({ enableLink }, enableLink ? 'Offer Link' : 'Do not offer Link')
        }
      />
      <Switch
        label="Collect shipping address"
        hint="Asks for a delivery address."
        checked={payment.collectShipping ?? false}
        onChange={(collectShipping) => set({ collectShipping }, 'Change the shipping address')}
      />
      <Switch
        label="Collect billing address"
        hint="Asks for the cardholder's address."
        checked={payment.collectBilling ?? true}
        onChange={(collectBilling) => set({ collectBilling }, 'Change the billing address')}
      />
      <TextField
        label="Publishable key"
        placeholder="pk_live_"
        autoComplete="off"
        spellCheck={false}
        hint="From your Stripe account. This key is public; never enter your secret key here. Save the form after a change."
        {...text('publishableKey', 'Change the publishable key')}
      />
      <PaymentKeys />
      <TextWithAnswers
        label="Success URL"
        before={null}
        isAddress
        placeholder="https://"
        hint="Visitors are redirected here after they pay."
        {...text('successUrl', 'Change the success URL')}
      />
      <TextField
        label="Cancel URL"
        type="url"
        inputMode="url"
        placeholder="https://"
        hint="Visitors are redirected here if they cancel."
        {...text('cancelUrl', 'Change the cancel URL')}
      />
    </Section>
  )
}
