import type { Form } from '@ramiform/core/form'
import { IconDots, IconDownload, IconExternalLink } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { FormBar } from '../../forms/FormBar.tsx'
import { FormMenu } from '../../forms/FormMenu.tsx'
import { liveSlug, publicPath } from '../../forms/public-address.ts'
import { Page } from '../../shell/Page.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { StatRow } from '../../ui/StatRow.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { exportCsv } from './export-csv.ts'
import { NoSubmissions } from './NoSubmissions.tsx'
import { SubmissionList, SubmissionListSkeleton } from './SubmissionList.tsx'
import styles from './Submissions.module.css'
import { useStatistics, useSubmissions } from './use-submissions.ts'

/** What a form's respondents sent: figures, search, a row each. */
export function Submissions({ form }: { form: Form }) {
  const [search, setSearch] = useState('')
  const statistics = useStatistics(form.id)
  const list = useSubmissions(form.id, search)
  const isBare = list.searchedFor === '' && search === '' && list.submissions?.length === 0
  const total = statistics.data?.total
  const missing = statistics.error === null ? undefined : null
  const slug = liveSlug(form)
  return (
    <>
      <title>{`Submissions of ${form.name} · Ramiform`}</title>
      <FormBar form={total === undefined ? form : { ...form, submissionCount: total }} embed="form">
        {slug !== null && (
          <LinkButton
            className={styles.live}
            variant="quiet"
            size="sm"
            to={publicPath(slug)}
            target="_blank"
            rel="noreferrer"
            icon={<IconExternalLink size={16} stroke={1.75} aria-hidden />}
          >
            View Live Form
          </LinkButton>
        )}
        <div className={styles.more}>
          <FormMenu
            form={form}
            align="end"
            embed="form"
            trigger={
              <IconButton
                label="More"
                withoutTooltip
                icon={<IconDots size={18} stroke={1.75} aria-hidden />}
              />
            }
          />
        </div>
      </FormBar>
      <Page close>
        <h1 className={styles.heading}>Submissions of {form.name}</h1>
        <StatRow
          label="Figures"
          stats={[
            { label: 'Total Submissions', value: total ?? missing },
            { label: 'With Email', value: statistics.data?.withEmail ?? missing },
            { label: 'This Week', value: statistics.data?.thisWeek ?? missing },
            { label: 'Avg. Daily', value: statistics.data?.averagePerDay ?? missing },
          ]}
        />
        {isBare ? (
          <NoSubmissions form={form} />
        ) : (
          <>
            <div className={styles.tools}>
              <SearchField
                className={styles.search}
                label="Search submissions"
                placeholder="Search by email or any answer"
                value={search}
                onChange={setSearch}
              />
              {total !== undefined && total > 0 && <ExportButton form={form} />}
            </div>
            <Results form={form} list={list} onClear={() => setSearch('')} />
          </>
        )}
      </Page>
    </>
  )
}

function Results({
  form,
  list,
  onClear,
}: {
  form: Form
  list: ReturnType<typeof useSubmissions>
  onClear: () => void
}) {
  const { submissions, error } = list
  if (submissions === undefined) {
    if (error === null) return <SubmissionListSkeleton />
    return (
      <ErrorState
        title="The submissions could not be read"
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      >
        {messageOf(error)}
      </ErrorState>
    )
  }
  return (
    <>
      <p className={styles.found} role="status">
        {submissions.length === 0 && (
          <>
            No submissions match your search.{' '}
            <TextButton onClick={onClear}>Clear search</TextButton>
          </>
        )}
      </p>
      <SubmissionList
        form={form}
        submissions={submissions}
        hasMore={list.hasNextPage}
        isLoadingMore={list.isFetchingNextPage}
        problem={list.isFetchNextPageError ? messageOf(error) : null}
        onMore={() => void list.fetchNextPage()}
      />
    </>
  )
}

function ExportButton({ form }: { form: Form }) {
  const queryClient = useQueryClient()
  const toast = useToast()
  const exporting = useMutation({
    mutationFn: () => exportCsv(form, queryClient),
    onError: (error) =>
      toast(`The submissions were not exported. ${messageOf(error)}`, { kind: 'failed' }),
  })
  return (
    <Button
      className={styles.export}
      busy={exporting.isPending}
      onClick={() => exporting.mutate()}
      icon={<IconDownload size={16} stroke={1.75} aria-hidden />}
    >
      <span className={styles.exportLabel}>
        {exporting.isPending ? 'Exporting...' : 'Export CSV'}
      </span>
    </Button>
  )
}
