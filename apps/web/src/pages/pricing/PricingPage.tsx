import { useState } from 'react'
import { ClosingCall } from '../../site/ClosingCall.tsx'
import { PageHead } from '../../site/PageHead.tsx'
import { Wrap } from '../../site/Wrap.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { type Billing, BillingToggle } from './BillingToggle.tsx'
import { ComparisonTable } from './ComparisonTable.tsx'
import { PlanCard } from './PlanCard.tsx'
import styles from './PricingPage.module.css'
import { plans } from './plans.ts'
import { Questions } from './Questions.tsx'

/** What the plans cost (spec sections 2 and 9). */
export default function PricingPage() {
  const [billing, setBilling] = useState<Billing | null>(null)
  return (
    <>
      <PageHead
        title="Pricing"
        description="Free, Pro and Enterprise: what each plan of Ramiform has and costs by the month and by the year. Conditional logic is in every plan."
        path="/pricing"
      />
      {/* The styles show one of each plan's two prices by the chosen radio button: that works before any script. */}
      <Wrap className={styles.prices}>
        <header className={styles.head}>
          <h1>Start free. Pay when you grow.</h1>
          <p>Conditional logic is in every plan. What you pay for is room.</p>
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
        text="One form, a hundred answers a month, every branch you can draw."
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
