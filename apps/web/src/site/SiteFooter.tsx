import { Link } from 'react-router'
import { Logo } from '../ui/Logo.tsx'
import { company } from './company.ts'
import { MailLink } from './MailLink.tsx'
import { Newsletter } from './Newsletter.tsx'
import styles from './SiteFooter.module.css'
import { footerColumns, sitePages } from './site-pages.ts'
import { Wrap } from './Wrap.tsx'

/** the year that the specification names (section 2) */
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
  return (
    <div className={styles.bottom}>
      <span>
        © {year} {company.name}
      </span>
      <MailLink />
      <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>
      <span>{company.address}</span>
      <div className={styles.social}>
        {company.social.map(({ name, address, icon }) => (
          <a key={name} href={address} data-icon={icon}>
            {name}
          </a>
        ))}
      </div>
    </div>
  )
}
