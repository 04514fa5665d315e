import type { ResponseOf } from '@ramiform/contract/calls'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../api/api-error.ts'
import { draftOf } from '../../../editing/draft/form-draft.ts'
import { useEditorState } from '../../../editing/editor-context.tsx'
import { momentWithin } from '../../../forms/dates.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { VersionChanges } from './VersionChanges.tsx'
import { VersionFields } from './VersionFields.tsx'
import styles from './versions.module.css'

type Version = ResponseOf<'readFormVersion'>

/** Details of one version: the changes since, or its fields. */
export function VersionDetails({ query }: { query: UseQueryResult<Version, Error> }) {
  const [shown, setShown] = useState<'changes' | 'form'>('changes')
  const draft = useEditorState((state) => state.draft)
  const { data } = query
  if (data === undefined && query.isError) {
    return (
      <div className={styles.centre}>
        <ErrorState
          title="Could not load this version"
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        >
          {messageOf(query.error)}
        </ErrorState>
      </div>
    )
  }
  if (data === undefined) {
    return (
      <div className={styles.loading}>
        <Skeleton width={200} height={32} label="Loading the version..." />
        <Skeleton height={120} />
      </div>
    )
  }
  const version = draftOf(data)
  return (
    <div className={styles.scroll}>
      <div className={styles.tools}>
        <p>{`Saved ${momentWithin(new Date(data.savedAt), new Date())}`}</p>
        <Segmented
          label="Version view"
          value={shown}
          options={[
            { value: 'changes', label: 'Changes since' },
            { value: 'form', label: 'The form at that time' },
          ]}
          onChange={setShown}
        />
      </div>
      {shown === 'changes' ? (
        <VersionChanges before={version} after={draft} />
      ) : (
        <VersionFields form={version} />
      )}
    </div>
  )
}
