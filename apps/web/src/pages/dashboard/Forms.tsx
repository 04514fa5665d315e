import type { FormListItem } from '@ramiform/contract/calls'
import { IconArrowsSort } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSingleKeys } from '../../shell/single-keys.ts'
import { storedChoice } from '../../storage/stored-choice.ts'
import { Button } from '../../ui/Button.tsx'
import { Menu, MenuChoices } from '../../ui/Menu.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './Dashboard.module.css'
import type { FormCardActions } from './FormCard.tsx'
import { FormGrid } from './FormGrid.tsx'
import { type FormOrderName, formOrderNames, formOrders, sortedForms } from './form-order.ts'
import { matchingForms } from './forms-list.ts'
import { type NewForm, NewFormButton } from './NewFormButton.tsx'
import { type FormFilter, useFilter } from './use-filter.ts'

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

const choice = storedChoice('ramiform:form-order', formOrderNames, 'edited')

/** Sort order of the forms, remembered in this browser. */
function useFormOrder(): readonly [FormOrderName, (order: FormOrderName) => void] {
  const [order, setOrder] = useState(choice.read)
  return [
    order,
    (next) => {
      setOrder(next)
      choice.write(next)
    },
  ]
}

/** milliseconds after the last key until the URL updates */
const restMs = 300

/** The search text, stored in the URL, so that Back from a form shows the same cards. */
function useSearch(): readonly [string, (search: string) => void] {
  const [params, setParams] = useSearchParams()
  const inAddress = params.get('q') ?? ''
  const [search, setSearch] = useState(inAddress)
  useEffect(() => {
    if (search === inAddress) return
    const timer = setTimeout(
      () =>
        setParams(
          (known) => {
            const changed = new URLSearchParams(known)
            if (search === '') changed.delete('q')
            else changed.set('q', search)
            return changed
          },
          { replace: true, preventScrollReset: true },
        ),
      restMs,
    )
    return () => clearTimeout(timer)
  }, [search, inAddress, setParams])
  return [search, setSearch]
}

const options = formOrderNames.map((value) => ({ value, label: formOrders[value].label }))

function SortMenu({
  order,
  onChange,
}: {
  order: FormOrderName
  onChange: (order: FormOrderName) => void
}) {
  return (
    <Menu
      align="end"
      trigger={
        <Button
          variant="quiet"
          className={styles.sort}
          icon={<IconArrowsSort size={16} stroke={1.75} aria-hidden />}
        >
          <VisuallyHidden>Sort by </VisuallyHidden>
          <span className={styles.sortLabel}>{formOrders[order].label}</span>
        </Button>
      }
    >
      <MenuChoices label="Sort by" options={options} value={order} onChange={onChange} />
    </Menu>
  )
}
