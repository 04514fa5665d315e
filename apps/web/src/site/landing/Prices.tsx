import { IconArrowRight } from '@tabler/icons-react'
import { type Plan, plans } from '../pricing/plans.ts'
import styles from './Prices.module.css'

/** The plans in short. */
export function Prices() {
  return (
    <>
      <h2>The free plan stays free</h2>
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <li key={plan.id}>
            <h3>{plan.name}</h3>
            <b>
              ${plan.monthlyPrice}
              {plan.monthlyPrice > 0 && <small> a month</small>}
            </b>
            <p>{sumOf(plan)}</p>
          </li>
        ))}
      </ul>
      <p className={styles.end}>
        <a href="/pricing">
          Compare all plans
          <IconArrowRight size={16} stroke={1.75} aria-hidden />
        </a>
        14-day trial of paid plans, no card needed.
      </p>
    </>
  )
}

/** `1 form, 100 submissions a month, 1 GB of files.` */
function sumOf({ limits, annualPrice }: Plan): string {
  const forms = limits.forms === 'unlimited' ? 'Unlimited forms' : `${limits.forms} form`
  const submissions = `${limits.submissions.toLocaleString('en')} submissions a month`
  const year = annualPrice > 0 ? ` $${annualPrice} a year.` : ''
  return `${forms}, ${submissions}, ${limits.storage} of files.${year}`
}
