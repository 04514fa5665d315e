import { useEffect, useRef } from 'react'
import styles from './BillingToggle.module.css'
import { annualDiscountLabel } from './plans.ts'

export type Billing = 'monthly' | 'annual'

const choices: readonly { readonly billing: Billing; readonly label: string }[] = [
  { billing: 'monthly', label: 'Monthly' },
  { billing: 'annual', label: 'Annual' },
]

/** Monthly or annual billing. The browser alone stores the choice. */
export function BillingToggle({ onChange }: { onChange: (billing: Billing) => void }) {
  const annual = useRef<HTMLInputElement>(null)
  // The visitor may have chosen before this script loaded.
  useEffect(() => {
    if (annual.current?.checked) onChange('annual')
  }, [onChange])
  return (
    <fieldset className={styles.toggle}>
      <legend className="visually-hidden">Billing period</legend>
      <div>
        {choices.map(({ billing, label }) => (
          <label key={billing}>
            <input
              ref={billing === 'annual' ? annual : undefined}
              type="radio"
              name="billing"
              value={billing}
              defaultChecked={billing === 'monthly'}
              onChange={() => onChange(billing)}
            />
            <span>
              {label}
              {billing === 'annual' && annualDiscountLabel}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
