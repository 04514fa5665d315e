import { IconAlertTriangle, IconX } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { defaultDestination, rememberDestination } from '../../session/intended-destination.ts'
import { signInErrorText } from '../../session/sign-in-errors.ts'
import { useSession } from '../../session/useSession.ts'
import { PathArt } from '../../shell/PathArt.tsx'
import { PageHead } from '../../site/PageHead.tsx'
import { LightIconButton } from '../../ui/LightIconButton.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import styles from './LandingPage.module.css'

export default function LandingPage() {
  const [search, setSearch] = useSearchParams()
  const problem = signInErrorText(search.get('error'))
  return (
    <>
      <PageHead
        title="Ramiform: forms that branch with every answer"
        description="An open-source form builder. Draw the logic as branches, share one link, and read every answer in one place."
        path="/"
      />
      <div className={styles.page}>
        {problem !== null && (
          <div className={styles.problem} role="alert">
            <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
            <p>{problem}</p>
            <LightIconButton
              label="Dismiss"
              icon={<IconX size={16} stroke={1.75} aria-hidden />}
              onClick={() => setSearch({}, { replace: true })}
            />
          </div>
        )}
        <div className={styles.hero}>
          <div>
            <h1>Forms that branch with every answer</h1>
            <p className={styles.lead}>
              Ask only what matters. Draw the logic as branches, share one link, and read every
              answer in one place.
            </p>
            <GetStarted />
            <LinkButton variant="quiet" className={styles.look} to="/templates">
              Look at the templates
            </LinkButton>
          </div>
          <div className={styles.art}>
            <PathArt />
          </div>
        </div>
      </div>
    </>
  )
}

/** To the forms of who is signed in, otherwise to the sign-in (spec section 2). */
function GetStarted() {
  const { user } = useSession()
  return (
    <LinkButton
      variant="primary"
      className={styles.start}
      to={user === null ? '/login' : defaultDestination}
      onClick={() => rememberDestination(() => sessionStorage, defaultDestination)}
    >
      Get Started
    </LinkButton>
  )
}
