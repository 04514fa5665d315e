import { GetStarted } from '../../site/GetStarted.tsx'
import { useSiteSession } from '../../site/site-session.ts'
import styles from './TemplatesPage.module.css'

/** The way from looking at a template to having it: the generator, which stands on the dashboard. */
export function HowToUse() {
  const { user } = useSiteSession()
  return (
    <section className={styles.use} aria-labelledby="how-to-use">
      <div>
        <h2 id="how-to-use">Make one of them yours</h2>
        <p>
          On your dashboard, open the Smart Form Generator and choose Templates. Take the whole form
          with its logic, and change what you like.
        </p>
      </div>
      <GetStarted size="lg">
        {user === null ? 'Sign in to use a template' : 'Go to your dashboard'}
      </GetStarted>
    </section>
  )
}
