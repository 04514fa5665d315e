import { templateCategories, templateDifficulties } from '@ramiform/formats/templates/categories'
import { Link } from 'react-router'
import styles from './TemplateFilters.module.css'
import { filterSearch, type TemplateFilter } from './template-filter.ts'

/** Two rows of links; each link's address has the filter. */
export function TemplateFilters({ filter }: { filter: TemplateFilter }) {
  return (
    <div className={styles.filters}>
      <Row
        label="Category"
        names={templateCategories}
        chosen={filter.category}
        to={(category) => filterSearch({ ...filter, category })}
      />
      <Row
        label="Difficulty"
        names={templateDifficulties}
        chosen={filter.difficulty}
        to={(difficulty) => filterSearch({ ...filter, difficulty })}
      />
    </div>
  )
}

function Row<T extends string>({
  label,
  names,
  chosen,
  to,
}: {
  label: string
  names: readonly T[]
  chosen: T | null
  to: (name: T | null) => string
}) {
  return (
    <nav className={styles.row} aria-label={label}>
      <span aria-hidden>{label}</span>
      <ul>
        {[null, ...names].map((name) => (
          <li key={name}>
            <Link
              // An empty search would keep the current one.
              to={{ pathname: '/templates', search: to(name) }}
              replace
              preventScrollReset
              aria-current={name === chosen ? 'true' : undefined}
            >
              {name ?? 'All'}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
