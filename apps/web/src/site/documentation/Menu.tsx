import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import { Link } from 'react-router'
import type { DocumentationPageData } from './articles.server.ts'
import styles from './Menu.module.css'

interface MenuProps {
  readonly menu: DocumentationPageData['menu']
  /** path of the open page */
  readonly current: string
}

/** All articles by group. On phones they are in a <details>, which works without JavaScript. */
export function Menu(props: MenuProps) {
  return (
    <>
      <div className={styles.wide}>
        <Articles {...props} />
      </div>
      <details className={styles.narrow}>
        <summary>
          All articles
          <IconChevronDown size={18} stroke={1.75} aria-hidden />
        </summary>
        <Articles {...props} />
      </details>
    </>
  )
}

function Articles({ menu, current }: MenuProps) {
  const id = useId()
  return (
    <nav aria-label="Documentation">
      {menu.map(({ group, pages }, at) => (
        <section key={group}>
          <p id={`${id}-${at}`}>{group}</p>
          <ul aria-labelledby={`${id}-${at}`}>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <Link to={path} aria-current={path === current ? 'page' : undefined}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
