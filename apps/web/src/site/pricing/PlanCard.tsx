import { IconCheck } from '@tabler/icons-react'
import { classNames } from '../../ui/class-names.ts'
import { GetStarted } from '../layout/GetStarted.tsx'
import styles from './PlanCard.module.css'
import { annualSaving, type Plan } from './plans.ts'

/** One plan, with its monthly and annual price. */
export function PlanCard({ plan }: { plan: Plan }) {
  const { id, name, description, badge, features, cta } = plan
  return (
    <section className={classNames(styles.plan, badge && styles.best)} aria-labelledby={id}>
      <h2>
        <span id={id}>{name}</span>
        {badge && <span className={styles.badge}>{badge}</span>}
      </h2>
      <p className={styles.description}>{description}</p>
      <Price plan={plan} />
      <GetStarted variant={badge ? 'primary' : 'plain'} size="xl" className={styles.cta}>
        {cta}
      </GetStarted>
      <ul>
        {features.map((feature) => (
          <li key={feature}>
            <IconCheck size={20} stroke={2} aria-hidden />
            {feature}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Price({ plan }: { plan: Plan }) {
  if (plan.monthlyPrice === 0) {
    return (
      <div>
        <p className={styles.price}>
          <b>$0</b> forever
        </p>
        <p className={styles.terms}>No card needed</p>
      </div>
    )
  }
  const saving = annualSaving(plan)
  return (
    <>
      <div data-billing="monthly">
        <p className={styles.price}>
          <b>${plan.monthlyPrice}</b> per month
        </p>
        <p className={styles.terms}>Billed monthly</p>
      </div>
      <div data-billing="annual">
        <p className={styles.price}>
          <b>${plan.annualPrice}</b> per year
        </p>
        <p className={styles.terms}>
          {saving > 0 ? (
            <span className={styles.badge}>{`Save $${saving} a year`}</span>
          ) : (
            'Billed annually'
          )}
        </p>
      </div>
    </>
  )
}
