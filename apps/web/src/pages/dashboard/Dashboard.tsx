import type { FormListItem, User } from '@ramiform/contract/calls'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { formsQuery } from '../../api/queries.ts'
import { useCreateForm } from '../../forms/use-form-actions.ts'
import { greetingName } from '../../session/person.ts'
import { Bud } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StatRow } from '../../ui/StatRow.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import styles from './Dashboard.module.css'
import { FormCard } from './FormCard.tsx'
import { dashboardFigures, matchingForms } from './forms-list.ts'

/** The owner's forms: figures, search, a card each. */
export function Dashboard({ user }: { user: User }) {
  const { data: forms, error, refetch, isFetching } = useQuery(formsQuery)
  const isEmpty = forms !== undefined && forms.length === 0
  return (
    <>
      <h1>
        {isEmpty ? 'Welcome' : 'Welcome back'}, {greetingName(user)}
      </h1>
      <Figures forms={forms} failed={error !== null} />
      {forms === undefined && error === null && <CardSkeletons />}
      {forms === undefined && error !== null && (
        <div className={styles.trouble}>
          <ErrorState
            title="Your forms could not be read"
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            {messageOf(error)}
          </ErrorState>
        </div>
      )}
      {forms !== undefined && (isEmpty ? <NoForms /> : <Forms forms={forms} />)}
    </>
  )
}

export function DashboardSkeleton() {
  return (
    <>
      <Skeleton width={280} height={32} label="Loading" />
      <Figures forms={undefined} />
      <CardSkeletons />
    </>
  )
}

function Figures({
  forms,
  failed = false,
}: {
  forms: readonly FormListItem[] | undefined
  failed?: boolean
}) {
  const figures = forms && dashboardFigures(forms)
  const missing = failed ? null : undefined
  return (
    <div className={styles.stats}>
      <StatRow
        label="Figures"
        stats={[
          { label: 'Total Forms', value: figures?.total ?? missing },
          { label: 'Published', value: figures?.published ?? missing, mark: <Bud open /> },
          { label: 'Drafts', value: figures?.drafts ?? missing, mark: <Bud open={false} /> },
          { label: 'Total Submissions', value: figures?.submissions ?? missing },
        ]}
      />
    </div>
  )
}

function Forms({ forms }: { forms: readonly FormListItem[] }) {
  const [search, setSearch] = useState('')
  const matching = matchingForms(forms, search)
  const heading = useFocusAfterRemoval(forms.length)
  return (
    <>
      <div className={styles.tools}>
        <h2 ref={heading} tabIndex={-1}>
          Your forms
        </h2>
        <SearchField
          className={styles.search}
          label="Search forms"
          placeholder="Search forms"
          value={search}
          onChange={setSearch}
        />
        <NewFormButton />
      </div>
      <p className={styles.found} role="status">
        {matching.length === 0 && (
          <>
            No forms match your search criteria.{' '}
            <TextButton onClick={() => setSearch('')}>Clear filters</TextButton>
          </>
        )}
      </p>
      <ul className={styles.cards}>
        {matching.map((form) => (
          <FormCard key={form.id} form={form} />
        ))}
      </ul>
    </>
  )
}

/** When a card is gone, so is what had the focus: it goes on from the heading of the list. */
function useFocusAfterRemoval(count: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current) heading.current?.focus({ preventScroll: true })
    before.current = count
  }, [count])
  return heading
}

function NewFormButton() {
  const create = useCreateForm()
  return (
    <Button
      variant="primary"
      className={styles.new}
      busy={create.isPending}
      onClick={() => create.mutate()}
      icon={<IconPlus size={16} stroke={1.75} aria-hidden />}
    >
      New Form
    </Button>
  )
}

function NoForms() {
  const create = useCreateForm()
  return (
    <EmptyState
      title="Start with one question"
      action={
        <Button
          variant="primary"
          size="lg"
          busy={create.isPending}
          onClick={() => create.mutate()}
          icon={<IconPlus size={18} stroke={1.75} aria-hidden />}
        >
          Create Your First Form
        </Button>
      }
    >
      The next ones can depend on the answer.
    </EmptyState>
  )
}

function CardSkeletons() {
  return (
    <div className={styles.loading} aria-hidden>
      {[0, 1, 2].map((card) => (
        <div key={card} className={styles.ghost}>
          <Skeleton height={12} width="70%" />
          <Skeleton height={18} width="55%" />
          <Skeleton height={14} />
          <Skeleton height={14} width="80%" />
        </div>
      ))}
    </div>
  )
}
