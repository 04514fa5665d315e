import { questionsIn } from '@ramiform/core/field-type'
import type { Form } from '@ramiform/core/form'
import { withTableLabels } from '@ramiform/core/label-with-table'
import { fieldTypes } from '@ramiform/fields'
import { IconPrinter } from '@tabler/icons-react'
import { useRef } from 'react'
import { useSingleKeys } from '../../shell/single-keys.ts'
import { Button } from '../../ui/Button.tsx'
import { FilterBar } from './filters/FilterBar.tsx'
import { isFiltered, type ResultsFilter } from './filters/results-filter.ts'
import { SearchBox } from './tools/SearchBox.tsx'
import tools from './tools/Tools.module.css'

export interface SummaryToolsProps {
  readonly form: Form
  /** time of the visit in milliseconds */
  readonly visit: number
  readonly filter: ResultsFilter
  readonly onFilter: (filter: ResultsFilter) => void
  readonly onSearch: (search: string) => void
  /** number of all submissions */
  readonly total: number | undefined
  /** number of found submissions */
  readonly count: number | undefined
}

/** Search, filters and print above the summary. */
export function SummaryTools(props: SummaryToolsProps) {
  const { form, visit, filter, onFilter, onSearch, total, count } = props
  const field = useRef<HTMLInputElement>(null)
  const filterButton = useRef<HTMLButtonElement>(null)
  useSingleKeys({
    '/': () => field.current?.focus(),
    f: () => filterButton.current?.click(),
  })
  const found =
    isFiltered(filter) && count !== undefined && total !== undefined
      ? `${count.toLocaleString('en')} of ${total.toLocaleString('en')}`
      : undefined
  return (
    <div className={tools.tools}>
      <SearchBox
        ref={field}
        search={filter.search}
        onSearch={onSearch}
        onLeave={() => field.current?.blur()}
      />
      <FilterBar
        formId={form.id}
        visit={visit}
        fields={withTableLabels(questionsIn(form.schema.fields, fieldTypes), form.schema.tables)}
        filter={filter}
        onFilter={onFilter}
        found={found}
        button={filterButton}
      />
      <span role="status" className={tools.found}>
        {found}
      </span>
      <span className={tools.space} />
      <Button
        size="sm"
        icon={<IconPrinter size={16} stroke={1.75} aria-hidden />}
        onClick={() => window.print()}
      >
        Print
      </Button>
    </div>
  )
}
