import type { FormListItem } from '@ramiform/contract/calls'
import { useMemo, useRef } from 'react'
import { useSingleKeys } from '../../shell/single-keys.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import styles from './Dashboard.module.css'
import type { FormCardActions } from './FormCard.tsx'
import { FormGrid } from './FormGrid.tsx'
import { sortedForms } from './form-order.ts'
import { matchingForms } from './forms-list.ts'
import { type NewForm, NewFormButton } from './NewFormButton.tsx'
import { SortMenu } from './SortMenu.tsx'
import { type FormFilter, useFilter } from './use-filter.ts'
import { useFormOrder } from './use-form-order.ts'
import { useSearch } from './use-search.ts'

/** The owner's forms as cards, with search, filter and sort order. */
export function Forms({
  forms,
  newForm,
  actions,
}: {
  forms: readonly FormListItem[]
  newForm: NewForm
  actions: FormCardActions
}) {
  const [search, setSearch] = useSearch()
  const [order, setOrder] = useFormOrder()
  const sorted = useMemo(() => sortedForms(forms, order), [forms, order])
  const [filter, setFilter] = useFilter()
  const matching = useMemo(() => matchingForms(sorted, search, filter), [sorted, search, filter])
  const isNarrowed = search.trim() !== '' || filter !== 'all'
  const field = useRef<HTMLInputElement>(null)
  const firstCard = () => document.querySelector<HTMLElement>('[aria-posinset="1"] h3 a')
  useSingleKeys({ '/': () => field.current?.focus() })
  return (
    <>
      <div className={styles.tools}>
        <h2>Your forms</h2>
        <p className={styles.found} role="status">
          {isNarrowed && matching.length > 0 && foundText(matching.length, forms.length)}
        </p>
        <Segmented label="Show" options={filters} value={filter} onChange={setFilter} />
        <SortMenu order={order} onChange={setOrder} />
        <SearchField
          ref={field}
          className={styles.search}
          label="Search forms"
          placeholder="Search forms"
          shortcut="/"
          value={search}
          onChange={setSearch}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return
            event.preventDefault()
            firstCard()?.focus()
          }}
        />
        <NewFormButton {...newForm} />
      </div>
      <div role="status">
        {matching.length === 0 && (
          <p className={styles.noMatch}>
            No forms match your search criteria.{' '}
            <TextButton
              onClick={() => {
                setSearch('')
                setFilter('all')
                field.current?.focus()
              }}
            >
              Clear filters
            </TextButton>
          </p>
        )}
      </div>
      <FormGrid forms={matching} actions={actions} />
    </>
  )
}

const filters: readonly { readonly value: FormFilter; readonly label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'published', label: 'Published' },
  { value: 'drafts', label: 'Drafts' },
]

const foundText = (found: number, all: number) =>
  `${found.toLocaleString('en')} of ${all.toLocaleString('en')}`
