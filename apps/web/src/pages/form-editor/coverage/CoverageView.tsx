import { withoutSections } from '@ramiform/core/conditions/without-sections'
import type { FormSchema } from '@ramiform/core/form'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { messageOf } from '../../../api/api-error.ts'
import { fieldById } from '../../../editing/draft/form-draft.ts'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import { useEditorWidth } from '../../../editing/use-editor-width.ts'
import { dayText } from '../../../forms/dates.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './Coverage.module.css'
import { CoverageDrawing } from './CoverageDrawing.tsx'
import { CoverageQuestion, CoverageQuestions, SilentRules } from './CoverageFigures.tsx'
import { type CoverageData, coverageQuery, type Period } from './coverage-query.ts'

/** What submissions really used of the form: the flow with widths of lines, and figures of the selected question. */
export function CoverageView() {
  const formId = useEditorState(({ facts }) => facts.id)
  const live = useEditorState(({ facts }) => facts.live)
  const schema = useDeferredValue(useEditorState(({ draft }) => draft.schema))
  const [period, setPeriod] = useState<Period>('all')
  const [today] = useState(() => new Date())
  const { data, error, isFetching, refetch } = useQuery(coverageQuery(formId, period, today))
  return (
    <main className={styles.view}>
      <div className={styles.bar}>
        <p role="status">
          {data !== undefined ? summaryOf(data) : error === null ? 'Counting...' : ''}
        </p>
        <Select
          compact
          label="Period"
          value={period}
          onChange={(value) => setPeriod(value as Period)}
          options={[
            { value: 'all', label: 'All time' },
            { value: '30', label: 'Last 30 days' },
            ...(live === null ? [] : [{ value: `v${live}`, label: `Since version ${live}` }]),
          ]}
        />
      </div>
      {data !== undefined ? (
        <Shown schema={schema} data={data} />
      ) : error !== null ? (
        <div className={styles.failed}>
          <ErrorState
            title="Could not load the coverage"
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            {messageOf(error)}
          </ErrorState>
        </div>
      ) : (
        <div className={styles.waiting} aria-busy>
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} height={52} />
          ))}
        </div>
      )}
    </main>
  )
}

function summaryOf({ counted, total, isCounting, firstDay }: CoverageData): string {
  const of = counted.toLocaleString('en')
  if (isCounting) return `Counted ${of} of ${total.toLocaleString('en')} submissions so far.`
  if (total === 0) return 'No submissions yet. Widths appear with the first one.'
  if (counted === 0 || firstDay === null) return 'No submissions in this period.'
  const since = dayText(new Date(`${firstDay}T12:00:00`))
  return `${of} ${counted === 1 ? 'submission' : 'submissions'} since ${since}. A wider line was taken more often.`
}

function Shown({
  schema: given,
  data,
}: {
  readonly schema: FormSchema
  readonly data: CoverageData
}) {
  const schema = useMemo(() => withoutSections(given), [given])
  const { store } = useEditor()
  const isPhone = useEditorWidth() === 'phone'
  const selectedId = useEditorState(({ selected }) => selected)
  const coverage = useMemo(
    () => new Map(data.fields.map((field) => [field.fieldId, field])),
    [data.fields],
  )
  const selected =
    (selectedId === null ? undefined : fieldById(schema.fields, selectedId)) ??
    schema.fields.find(({ options = [] }) => options.length > 0) ??
    schema.fields[0]
  const hasLogic = schema.fields.some(({ conditional }) => conditional !== undefined)
  const silent = <SilentRules schema={schema} coverage={coverage} counted={data.counted} />
  if (isPhone || !hasLogic) {
    return (
      <section
        className={styles.list}
        aria-label="Questions"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need focus to scroll
        tabIndex={0}
      >
        <CoverageQuestions schema={schema} coverage={coverage} />
        {silent}
      </section>
    )
  }
  return (
    <div className={styles.columns}>
      <CoverageDrawing
        schema={schema}
        coverage={coverage}
        total={data.counted}
        selected={selected?.id ?? null}
        onSelect={(id) => store.select(id)}
      />
      <aside
        className={styles.panel}
        aria-label="Selected question"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need focus to scroll
        tabIndex={0}
      >
        {selected !== undefined && (
          <CoverageQuestion field={selected} coverage={coverage.get(selected.id)} />
        )}
        {silent}
      </aside>
    </div>
  )
}
