import { IconArrowRight } from '@tabler/icons-react'
import { Link, useLoaderData } from 'react-router'
import { headingId } from '../articles/heading-id.ts'
import { Picture } from '../articles/Picture.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { Wrap } from '../layout/Wrap.tsx'
import styles from './FeaturesPage.module.css'
import { readFeatures } from './read-features.server.ts'
import { Terminal } from './Terminal.tsx'

/** Runs at build time only. */
export function loader() {
  return { groups: readFeatures() }
}

/** All features by group, with links to their documentation. */
export default function FeaturesPage() {
  const { groups } = useLoaderData<typeof loader>()
  return (
    <Wrap className={styles.page}>
      <PageHead
        title="Features"
        description="Conditional logic, fourteen field types, import, payments, file uploads, webhooks and more, with links to the documentation."
        path="/features"
      />
      <header className={styles.head}>
        <h1>Features</h1>
        <p>Everything Ramiform can do. Each feature links to its documentation.</p>
        <nav aria-label="Groups of features">
          <ul>
            {groups.map(({ name }) => (
              <li key={name}>
                <a href={`#${headingId(name)}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {groups.map(({ name, claim, features, picture }, at) => (
        <section key={name} className={styles.group} aria-labelledby={headingId(name)}>
          <div className={styles.words}>
            <h2 id={headingId(name)}>{name}</h2>
            <p className={styles.claim}>{claim}</p>
            <ul>
              {features.map(({ title, text, to }) => (
                <li key={title}>
                  <h3>
                    <Link to={to}>
                      {title}
                      <IconArrowRight size={16} stroke={1.75} aria-hidden />
                    </Link>
                  </h3>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.picture}>
            {picture ? (
              <Picture picture={picture.files} alt={picture.alt} eager={at === 0} />
            ) : (
              <Terminal />
            )}
          </div>
        </section>
      ))}
    </Wrap>
  )
}
