import { Link } from 'react-router'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './FormBar.module.css'

const places = [
  { place: 'build', name: 'Build', path: '/edit' },
  { place: 'flow', name: 'Flow', path: '/edit?view=flow' },
  { place: 'share', name: 'Share', path: '/share' },
  { place: 'results', name: 'Results', path: '/submissions' },
] as const

/** A screen of a form in its bar. The preview and the logic builder have none. */
export type FormPlace = (typeof places)[number]['place']

const compact = new Intl.NumberFormat('en', { notation: 'compact' })
/** counts above this are shortened: `12K` */
const longestCount = 9_999

/** Links between the screens of a form, with the number of submissions. */
export function FormPlaces({
  id,
  current,
  submissions,
}: {
  id: string
  current: FormPlace | null
  /** undefined while loading */
  submissions: number | undefined
}) {
  return (
    <nav className={styles.places} aria-label="Form">
      {places.map(({ place, name, path }) => {
        const count = place === 'results' ? submissions : undefined
        return (
          <Link
            key={place}
            to={`/forms/${id}${path}`}
            aria-current={place === current ? 'page' : undefined}
          >
            {name}
            {count !== undefined && (
              <small>
                {' '}
                {shortCount(count)}
                <VisuallyHidden>{count === 1 ? ' submission' : ' submissions'}</VisuallyHidden>
              </small>
            )}
          </Link>
        )
      })}
    </nav>
  )
}

function shortCount(count: number): string {
  return count > longestCount ? compact.format(count) : count.toLocaleString('en')
}
