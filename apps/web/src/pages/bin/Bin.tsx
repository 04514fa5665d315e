import { binDays } from '@ramiform/contract/bin'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'

import { useSingleKeys } from '../../shell/single-keys.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { TabPanel, Tabs } from '../../ui/Tabs.tsx'
import { useAddressParams } from '../../ui/use-address-params.ts'
import { useSearchText } from '../../ui/use-search-text.ts'
import styles from './Bin.module.css'
import { deletedFormsQuery, deletedSubmissionsQuery } from './bin-queries.ts'
import { DeletedForms } from './DeletedForms.tsx'
import { DeletedSubmissions } from './DeletedSubmissions.tsx'
import { EmptyBin } from './EmptyBin.tsx'

/** Deleted forms and submissions, until they are restored or deleted for good. */
export function Bin() {
  const { tab, showTab, search, setSearch, form, showAllForms } = useBinAddress()
  const forms = useInfiniteQuery(deletedFormsQuery(tab === 'forms' ? search : ''))
  const submissions = useInfiniteQuery(
    deletedSubmissionsQuery(tab === 'submissions' ? search : '', form),
  )
  const [firstForms] = forms.data?.pages ?? []
  const [firstSubmissions] = submissions.data?.pages ?? []
  return (
    <>
      <div className={styles.top}>
        <div>
          <h1 tabIndex={-1}>Bin</h1>
          <p className={styles.about}>
            Deleted forms and submissions stay here for {binDays} days. Then they are deleted
            forever.
          </p>
        </div>
        {form === null &&
          search === '' &&
          firstForms !== undefined &&
          firstSubmissions !== undefined && (
            <EmptyBin forms={firstForms} submissions={firstSubmissions} />
          )}
      </div>
      <Tabs
        label="Bin"
        tabs={[
          { value: 'forms', label: 'Forms', count: firstForms?.total },
          {
            value: 'submissions',
            label: 'Submissions',
            count: firstSubmissions?.total,
          },
        ]}
        value={tab}
        onChange={showTab}
      >
        <TabPanel value="forms" className={styles.panel}>
          {firstForms !== undefined && firstForms.total > 0 && (
            <Search key="forms" label="Search deleted forms" search={search} onSearch={setSearch} />
          )}
          <DeletedForms read={forms} search={search} onClear={() => setSearch('')} />
        </TabPanel>
        <TabPanel value="submissions" className={styles.panel}>
          {firstSubmissions !== undefined && firstSubmissions.total > 0 && (
            <Search
              key="submissions"
              label="Search deleted submissions"
              search={search}
              onSearch={setSearch}
            />
          )}
          <DeletedSubmissions
            read={submissions}
            search={search}
            onClear={() => setSearch('')}
            form={form}
            onShowAllForms={showAllForms}
          />
        </TabPanel>
      </Tabs>
    </>
  )
}

function Search({
  label,
  search,
  onSearch,
}: {
  label: string
  search: string
  onSearch: (search: string) => void
}) {
  const [text, setText, searchNow] = useSearchText(search, onSearch)
  const field = useRef<HTMLInputElement>(null)
  useSingleKeys({ '/': () => field.current?.focus() })
  return (
    <SearchField
      ref={field}
      className={styles.search}
      label={label}
      placeholder={label}
      shortcut="/"
      maxLength={500}
      value={text}
      onChange={setText}
      onBlur={searchNow}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || text === '') return
        event.preventDefault()
        setText('')
      }}
    />
  )
}

type BinTab = 'forms' | 'submissions'

/** Tab, search and form filter of the bin, stored in the URL so that they survive a reload. */
function useBinAddress() {
  const [params, change] = useAddressParams()
  const tab: BinTab = params.get('tab') === 'submissions' ? 'submissions' : 'forms'
  return {
    tab,
    showTab: (next: BinTab) => change({ tab: next === 'forms' ? null : next }),
    search: params.get('q') ?? '',
    setSearch: useCallback((q: string) => change({ q }), [change]),
    form: params.get('form'),
    showAllForms: () => change({ form: null }),
  }
}
