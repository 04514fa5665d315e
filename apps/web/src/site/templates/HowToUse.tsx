import { GetStarted } from '../layout/GetStarted.tsx'
import { useSiteSession } from '../layout/site-session.ts'
import styles from './TemplatesPage.module.css'

/** How to use a template: in the generator on the dashboard. */
export function HowToUse() {
  const { user } = useSiteSession()
  return (
    <section className={styles.use} aria-labelledby="how-to-use">
      <div>
        <h2 id="how-to-use">Use a template</h2>
        <p>
          On your dashboard, open the Smart Form Generator and choose Templates. You get the whole
          form with its logic, and can change anything.
        </p>
      </div>
      <GetStarted size="lg">
        {user === null ? 'Sign in to use a template' : 'Go to your dashboard'}
      </GetStarted>
    </section>
  )
}
