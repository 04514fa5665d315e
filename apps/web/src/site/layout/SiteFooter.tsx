import { Link } from 'react-router'
import { Logo } from '../../ui/Logo.tsx'
import { Newsletter } from './Newsletter.tsx'
import { Given } from './OperatorDetails.tsx'
import { operator } from './operator.ts'
import styles from './SiteFooter.module.css'
import { footerColumns, sitePages } from './site-pages.ts'
import { Wrap } from './Wrap.tsx'

/** Copyright year (spec section 2). */
const year = 2024

const columns = footerColumns.map((name) => ({
  name,
  pages: sitePages.filter(({ column }) => column === name),
}))

export function SiteFooter({ bare }: { bare: boolean }) {
  if (bare) {
    return (
      <footer className={styles.bare}>
        <Wrap>
          <BottomLine />
        </Wrap>
      </footer>
    )
  }
  return (
    <footer className={styles.footer}>
      <Wrap>
        <div className={styles.top}>
          <div>
            <Link to="/" aria-label="Ramiform, home" className={styles.home}>
              <Logo size={26} />
            </Link>
            <p className={styles.claim}>Forms that branch with every answer.</p>
            <Newsletter />
          </div>
          <div className={styles.columns}>
            {columns.map(({ name, pages }) => (
              <nav key={name} aria-label={name}>
                <h2>{name}</h2>
                <ul>
                  {pages.map(({ path, title }) => (
                    <li key={path}>
                      <Link to={path}>{title}</Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
        </div>
        <BottomLine />
      </Wrap>
    </footer>
  )
}

function BottomLine() {
  const { email, phone, phoneLink, address } = operator
  return (
    <div className={styles.bottom}>
      <span>© {year} Ramiform</span>
      <Given value={email}>
        <a href={`mailto:${email}`}>{email}</a>
      </Given>
      <Given value={phone}>
        <a href={`tel:${phoneLink}`}>{phone}</a>
      </Given>
      <Given value={address}>{address}</Given>
      <div className={styles.social}>
        {([1, 2, 3, 4] as const).map((slot) => (
          <SocialLink key={slot} address={operator[`social${slot}`]} />
        ))}
        <a href="/blog/feed.xml">Blog feed</a>
        <a href="/community">Community</a>
      </div>
    </div>
  )
}

function SocialLink({ address }: { address: string }) {
  return (
    <Given value={address}>
      <a href={address}>{address}</a>
    </Given>
  )
}
