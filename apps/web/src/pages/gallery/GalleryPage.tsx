import { Fragment } from 'react'
import { useSearchParams } from 'react-router'
import styles from './Gallery.module.css'
import type { States } from './states.ts'

const files = import.meta.glob<{ states: States }>('./states/*.tsx', { eager: true })
const components = Object.values(files)
  .flatMap(({ states }) => Object.entries(states))
  .toSorted(([one], [other]) => one.localeCompare(other))

/** Every state of every shared component, for development only. `?side-by-side` shows both color schemes. */
export default function GalleryPage() {
  const [query] = useSearchParams()
  return query.has('side-by-side') ? <BothSchemes /> : <Gallery />
}

/** Both color schemes. A frame follows the `color-scheme` of its element, not the system. */
function BothSchemes() {
  return (
    <div className={styles.both}>
      <iframe className={styles.light} src="/dev/gallery" title="Light" />
      <iframe className={styles.dark} src="/dev/gallery" title="Dark" />
    </div>
  )
}

function Gallery() {
  return (
    <div className={styles.gallery}>
      <title>Gallery · Ramiform</title>
      <h1>Gallery</h1>
      <p>
        {components.length} shared components, in development only.{' '}
        <a href="?side-by-side" target="_top">
          Light and dark side by side
        </a>
      </p>
      {components.map(([name, states]) => (
        <section key={name} id={name} data-component={name} aria-label={name}>
          <h2>{name}</h2>
          {Object.entries(states).map(([state, draw]) => (
            <Fragment key={state}>
              <h3>{state}</h3>
              <div className={styles.state}>{draw()}</div>
            </Fragment>
          ))}
        </section>
      ))}
    </div>
  )
}
