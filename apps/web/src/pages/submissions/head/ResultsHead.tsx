import type { Form } from '@ramiform/core/form'
import { IconChartBar, IconLayoutList, IconTable } from '@tabler/icons-react'
import { upTo } from '../../../ui/breakpoints.ts'
import { Segmented } from '../../../ui/Segmented.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import type { ResultsFilter } from '../filters/results-filter.ts'
import type { SetName, ViewName } from '../shared/use-address.ts'
import { Figures } from './Figures.tsx'
import styles from './ResultsHead.module.css'
import { Sets } from './Sets.tsx'

export interface ResultsHeadProps {
  readonly form: Form
  readonly set: SetName
  readonly view: ViewName
  /** true while the panel takes a part of the window */
  readonly isBeside: boolean
  readonly filter: ResultsFilter
  readonly onFilter: (filter: ResultsFilter) => void
  readonly onView: (view: ViewName) => void
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

const views = [
  { value: 'table', label: 'Table', icon: <IconTable {...icon} /> },
  { value: 'cards', label: 'Cards', icon: <IconLayoutList {...icon} /> },
  { value: 'summary', label: 'Summary', icon: <IconChartBar {...icon} /> },
] as const
const viewsOfPhones = views.filter(({ value }) => value !== 'table')

/** First row of the page: which submissions, the four figures, and how to show them. */
export function ResultsHead({
  form,
  set,
  view,
  isBeside,
  filter,
  onFilter,
  onView,
}: ResultsHeadProps) {
  const isPhone = useMedia(upTo.phone)
  return (
    <div className={styles.head}>
      <Sets form={form} set={set} />
      {set === 'submissions' && (
        <>
          {!isBeside && <Figures formId={form.id} filter={filter} onFilter={onFilter} />}
          <div className={styles.views}>
            <Segmented
              label="View"
              options={isPhone ? viewsOfPhones : views}
              value={view}
              onChange={onView}
            />
          </div>
        </>
      )}
    </div>
  )
}
