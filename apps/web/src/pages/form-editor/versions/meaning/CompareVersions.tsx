import { IconArrowRight, IconPrinter } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { draftOf, type FormDraft } from '../../../../editing/draft/form-draft.ts'
import { useEditor, useEditorState } from '../../../../editing/editor-context.tsx'
import { dayText } from '../../../../forms/dates.ts'
import { Impact } from '../../../../forms/impact/Impact.tsx'
import { MeaningChanges } from '../../../../forms/meaning/MeaningChanges.tsx'
import { summaryText } from '../../../../forms/meaning/meaning-words.ts'
import { BranchMark } from '../../../../ui/BranchMark.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { ErrorState } from '../../../../ui/ErrorState.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { SelectField } from '../../../../ui/SelectField.tsx'
import { Spinner } from '../../../../ui/Spinner.tsx'
import { useVersion, useVersions } from '../use-versions.ts'
import { VersionChanges } from '../VersionChanges.tsx'
import styles from './CompareVersions.module.css'
import { useComparison } from './use-comparison.ts'

const draftName = 'Draft'

/** Compares two versions by what visitors see, with the impact of the draft on stored answers. */
export function CompareVersions() {
  const { screen } = useEditor()
  const { search } = useLocation()
  const id = useEditorState(({ facts }) => facts.id)
  const live = useEditorState(({ facts }) => facts.live)
  const hasChanges = useEditorState(({ facts }) => facts.hasUnpublishedChanges)
  const draft = useEditorState((state) => state.draft)
  const versions = useVersions()
  const all = versions.data?.pages.flatMap((page) => page.versions) ?? []
  const asked = Number(new URLSearchParams(search).get('from'))
  const [from, setFrom] = useState<number | null>(asked > 0 ? asked : live)
  const [to, setTo] = useState<number | null>(null)
  const before = from ?? all[0]?.version ?? null
  const options = all.map(({ version, savedAt }) => ({
    value: String(version),
    label: `Version ${version}, ${dayText(new Date(savedAt))}${version === live ? ', live' : ''}`,
  }))
  return (
    <main className={styles.screen}>
      <div className={styles.page}>
        <div className={styles.title}>
          <h1>What changes for visitors</h1>
          <LinkButton
            variant="quiet"
            to={`/forms/${id}/print`}
            icon={<IconPrinter size={16} stroke={1.75} aria-hidden />}
          >
            Print Form
          </LinkButton>
          {hasChanges && (
            <Button variant="quiet" onClick={() => screen.open('discard')}>
              Discard changes...
            </Button>
          )}
        </div>
        <div className={styles.pickers}>
          <SelectField
            label="Version before"
            hideLabel
            value={before === null ? null : String(before)}
            options={options}
            onChange={(version) => setFrom(Number(version))}
          />
          <IconArrowRight size={16} stroke={1.75} aria-hidden />
          <SelectField
            label="Version after"
            hideLabel
            value={to === null ? draftName : String(to)}
            options={[{ value: draftName, label: draftName }, ...options]}
            onChange={(version) => setTo(version === draftName ? null : Number(version))}
          />
        </div>
        {before === null ? (
          <Spinner label="Loading saved versions..." />
        ) : to === null ? (
          <Compared before={before} after={draft} name={draftName} formId={id} />
        ) : (
          <ComparedVersion before={before} after={to} formId={id} />
        )}
      </div>
    </main>
  )
}

function ComparedVersion(props: { before: number; after: number; formId: string }) {
  const { data } = useVersion(props.after)
  const after = useMemo(() => data && draftOf(data), [data])
  return <Compared {...props} after={after} name={`Version ${props.after}`} />
}

interface ComparedProps {
  readonly before: number
  /** undefined while loading */
  readonly after: FormDraft | undefined
  readonly name: string
  readonly formId: string
}

function Compared({ before, after, name, formId }: ComparedProps) {
  const version = useVersion(before)
  const was = useMemo(() => version.data && draftOf(version.data), [version.data])
  const { versions, comparison, failed } = useComparison(was?.schema, after?.schema)
  if (failed || (version.isError && was === undefined)) {
    return (
      <ErrorState
        title="Could not compare the versions"
        onRetry={() => void version.refetch()}
        retrying={version.isFetching}
      >
        Try again, or choose another version.
      </ErrorState>
    )
  }
  if (comparison === null || versions === null || was === undefined || after === undefined)
    return <Spinner label="Comparing..." />
  const { fields } = comparison
  const isSame = fields.every(({ change }) => change === 'same')
  const rewritten = fields.filter((field) => field.rewritten).length
  return (
    <div className={styles.columns}>
      <section aria-label="Changes">
        <p className={styles.summary} role="status">
          {isSame ? null : summaryText(fields)}
        </p>
        {isSame && (
          <div className={styles.none}>
            <BranchMark size={24} />
            <h2>Visitors see the same questions</h2>
            {rewritten > 0 && (
              <p>
                {rewritten === 1
                  ? '1 rule was rewritten with the same meaning.'
                  : `${rewritten} rules were rewritten with the same meaning.`}
              </p>
            )}
          </div>
        )}
        <MeaningChanges
          comparison={comparison}
          versions={versions}
          names={[`Version ${before}`, name]}
          form={after}
        />
        <details className={styles.edits} open={isSame}>
          <summary>All edits</summary>
          <VersionChanges before={was} after={after} />
        </details>
      </section>
      <aside className={styles.impact}>
        <Impact formId={formId} schema={versions.after} current={before} />
      </aside>
    </div>
  )
}
