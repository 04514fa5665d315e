import type { Currency } from '@ramiform/core/field'
import { Select, type SelectOption } from '../../../../ui/Select.tsx'
import { Switch } from '../../../../ui/Switch.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
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

/** How the form is to be paid for. */
export function PaymentsSection({ form }: { form: SettingsForm }) {
  const { settings, changePart, payment: text } = form
  const payment = settings.payment ?? {}
  const set = (members: NonNullable<typeof settings.payment>, name: string) =>
    changePart('payment', members, name)
  return (
    <Section id="payments">
      <Switch
        label="Take payments"
        hint="For payment fields in this form."
        checked={payment.enabled ?? false}
        onChange={(enabled) => set({ enabled }, enabled ? 'Take payments' : 'Take no payments')}
      />
      <Select
        label="Currency"
        hint="Price fields show its sign, unless they have a currency of their own."
        options={currencyNames}
        value={payment.currency ?? 'usd'}
        onChange={(currency) => set({ currency }, 'Change the currency')}
      />
      <Switch
        label="Offer Link"
        hint="Visitors may pay with card details they saved before."
        checked={payment.enableLink ?? true}
        onChange={(enableLink) =>
          set({ enableLink }, enableLink ? 'Offer Link' : 'Do not offer Link')
        }
      />
      <Switch
        label="Collect shipping address"
        hint="Ask where to send what was bought."
        checked={payment.collectShipping ?? false}
        onChange={(collectShipping) => set({ collectShipping }, 'Change the shipping address')}
      />
      <Switch
        label="Collect billing address"
        hint="Ask for the address of the card's owner."
        checked={payment.collectBilling ?? true}
        onChange={(collectBilling) => set({ collectBilling }, 'Change the billing address')}
      />
      <TextField
        label="Publishable key"
        placeholder="pk_live_"
        autoComplete="off"
        spellCheck={false}
        hint="Of your account with Stripe. It is public; your secret key never belongs here. Save the form after a change."
        {...text('publishableKey', 'Change the publishable key')}
      />
      <PaymentKeys />
      <TextField
        label="Success URL"
        type="url"
        inputMode="url"
        placeholder="https://"
        hint="Where visitors go once they have paid."
        {...text('successUrl', 'Change the success URL')}
      />
      <TextField
        label="Cancel URL"
        type="url"
        inputMode="url"
        placeholder="https://"
        hint="Where visitors go when they turn back."
        {...text('cancelUrl', 'Change the cancel URL')}
      />
    </Section>
  )
}
