import { IconChevronRight } from '@tabler/icons-react'
import { messageOf } from '../../../api/api-error.ts'
import { isDirty } from '../../../editing/draft/editor-store.ts'
import { useEditorState } from '../../../editing/editor-context.tsx'
import { momentText } from '../../../forms/dates.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { useVersions } from './use-versions.ts'
import styles from './versions.module.css'

const minuteMs = 60_000

export function VersionList({ onChoose }: { onChoose: (version: number) => void }) {
  const versions = useVersions()
  const newest = useEditorState(({ saved }) => saved.version)
  const live = useEditorState(({ facts }) => facts.live)
  const dirty = useEditorState(isDirty)
  const now = useNow(minuteMs)
  if (versions.isPending) {
    return (
      <div className={styles.loading}>
        <Skeleton height={44} label="Loading saved versions..." />
        <Skeleton height={44} />
        <Skeleton height={44} />
      </div>
    )
  }
  if (versions.isError && versions.data === undefined) {
    return (
      <div className={styles.centre}>
        <ErrorState
          title="Could not load the saved versions"
          onRetry={() => void versions.refetch()}
          retrying={versions.isFetching}
        >
          {messageOf(versions.error)}
        </ErrorState>
      </div>
    )
  }
  const all = versions.data.pages.flatMap((page) => page.versions)
  return (
    <div className={styles.scroll}>
      <ol className={styles.list}>
        {dirty && (
          <li data-unsaved>
            <i aria-hidden />
            <span className={styles.row}>
              <b>Not saved yet</b>
              <small>The form in the editor</small>
            </span>
          </li>
        )}
        {all.map(({ version, savedAt, fields, name }) => (
          <li key={version}>
            <i aria-hidden />
            <button type="button" className={styles.row} onClick={() => onChoose(version)}>
              <b>{`Version ${version}`}</b>
              <small>{momentText(new Date(savedAt), now)}</small>
              <span className={styles.name}>{name}</span>
              <small>{fields === 1 ? '1 field' : `${fields.toLocaleString('en')} fields`}</small>
              {version === live ? <em>Live</em> : version === newest && <em>Newest</em>}
              <IconChevronRight size={16} stroke={1.75} aria-hidden />
            </button>
          </li>
        ))}
      </ol>
      {versions.hasNextPage && (
        <div className={styles.more}>
          <Button busy={versions.isFetchingNextPage} onClick={() => void versions.fetchNextPage()}>
            {versions.isFetchingNextPage ? 'Loading...' : 'Show older versions'}
          </Button>
          {versions.isFetchNextPageError && <p role="alert">{messageOf(versions.error)}</p>}
        </div>
      )}
    </div>
  )
}
