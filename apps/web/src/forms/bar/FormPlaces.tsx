import { useLayoutEffect, useRef } from 'react'
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
  const nav = useFocusAcrossScreens(id)
  return (
    <nav className={styles.places} aria-label="Form" ref={nav}>
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

/** Form whose bar had the focus when its screen was removed. */
let focusedForm: string | null = null

/** Keeps the focus in the bar. Each screen renders its own bar, so that the pressed link is removed with its screen. */
function useFocusAcrossScreens(id: string) {
  const nav = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const bar = nav.current
    if (focusedForm === id && document.activeElement === document.body) {
      bar?.querySelector<HTMLElement>('[aria-current=page]')?.focus()
    }
    focusedForm = null
    return () => {
      focusedForm = bar?.contains(document.activeElement) ? id : null
    }
  }, [id])
  return nav
}

function shortCount(count: number): string {
  return count > longestCount ? compact.format(count) : count.toLocaleString('en')
}
