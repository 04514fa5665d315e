import { LinkButton } from '../../ui/LinkButton.tsx'
import type { SiteHandle } from '../layout/SiteLayout.tsx'
import { Wrap } from '../layout/Wrap.tsx'
import styles from './NotFoundPage.module.css'

export const handle: SiteHandle = { footer: 'bare' }

/** The page for unknown URLs, with status 404. */
export default function NotFoundPage() {
  return (
    <Wrap className={styles.lost}>
      <title>Page not found · Ramiform</title>
      <meta name="robots" content="noindex" />
      <div>
        <small>Error 404</small>
        <h1>Page not found</h1>
        <p>This page does not exist, or it has moved.</p>
        <div className={styles.ways}>
          <LinkButton variant="primary" size="xl" to="/">
            Go to Homepage
          </LinkButton>
          <LinkButton size="xl" to="/documentation">
            Read the documentation
          </LinkButton>
        </div>
      </div>
      <svg className={styles.stump} viewBox="0 0 520 460" aria-hidden>
        <path d="M120 450V60" />
        <path className={styles.taken} d="M120 450v-90c0-70 44-112 112-118" />
        <path className={styles.dots} d="M252 240c40-2 62-10 84-32" />
        <path
          className={styles.dotsOfLeaf}
          d="M330 216v-44A92 92 0 0 1 422 80h44v44a92 92 0 0 1-92 92Z"
        />
        <path className={styles.leaf} d="M120 170H98A50 50 0 0 1 48 120V98h22a50 50 0 0 1 50 50Z" />
      </svg>
    </Wrap>
  )
}
