import { useState } from 'react'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { ClosingCall } from '../layout/ClosingCall.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { Wrap } from '../layout/Wrap.tsx'
import { type Billing, BillingToggle } from './BillingToggle.tsx'
import { ComparisonTable } from './ComparisonTable.tsx'
import { PlanCard } from './PlanCard.tsx'
import styles from './PricingPage.module.css'
import { plans } from './plans.ts'
import { Questions } from './Questions.tsx'

/** The pricing page (spec sections 2 and 9). */
export default function PricingPage() {
  const [billing, setBilling] = useState<Billing | null>(null)
  return (
    <>
      <PageHead
        title="Pricing"
        description="Compare the Free, Pro and Enterprise plans of Ramiform, with monthly and annual prices. Every plan has conditional logic."
        path="/pricing"
      />
      {/* The styles show one of each plan's two prices by the chosen radio button: that works before any script. */}
      <Wrap className={styles.prices}>
        <header className={styles.head}>
          <h1>Start free. Pay when you grow.</h1>
          <p>Every plan has conditional logic. Pay only for more forms, submissions and storage.</p>
          <BillingToggle onChange={setBilling} />
        </header>
        <p role="status">
          {billing !== null && <VisuallyHidden>{announcement(billing)}</VisuallyHidden>}
        </p>
        <div className={styles.plans}>
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} />
          ))}
        </div>
        <p className={styles.after}>Prices in US dollars. No card needed for a trial.</p>
      </Wrap>
      <ComparisonTable />
      <Questions />
      <ClosingCall
        title={['The free plan', 'stays free.']}
        text="One form, 100 submissions per month and unlimited conditional logic."
      />
    </>
  )
}

function announcement(billing: Billing): string {
  const prices = plans.map(({ name, monthlyPrice, annualPrice }) => {
    return `${name} $${billing === 'monthly' ? monthlyPrice : annualPrice}`
  })
  return `Prices per ${billing === 'monthly' ? 'month' : 'year'}: ${prices.join(', ')}.`
}
