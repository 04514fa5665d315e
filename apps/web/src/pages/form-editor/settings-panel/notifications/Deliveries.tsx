import { messageOf } from '../../../../api/api-error.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ErrorState } from '../../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { useNow } from '../../../../ui/use-now.ts'
import { DeliveryRow } from './DeliveryRow.tsx'
import styles from './notifications.module.css'
import type { useDeliveries } from './use-deliveries.ts'

const secondMs = 1_000

/** List of deliveries: sent, pending and failed. */
export function Deliveries({ query }: { query: ReturnType<typeof useDeliveries> }) {
  return (
    <section className={styles.deliveries} aria-labelledby="deliveries">
      <h4 id="deliveries">Deliveries</h4>
      <DeliveryList query={query} />
    </section>
  )
}

function DeliveryList({ query }: { query: ReturnType<typeof useDeliveries> }) {
  const now = useNow(secondMs)
  if (query.isPending) {
    return (
      <div className={styles.loading}>
        <Skeleton height={44} label="Loading deliveries..." />
        <Skeleton height={44} />
      </div>
    )
  }
  if (query.data === undefined) {
    return (
      <ErrorState
        title="Could not load the deliveries"
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      >
        {messageOf(query.error)}
      </ErrorState>
    )
  }
  const all = query.data.pages.flatMap(({ deliveries }) => deliveries)
  if (all.length === 0) {
    return (
      <p className={styles.hint}>
        No deliveries yet. Emails and webhook calls appear here, with their responses.
      </p>
    )
  }
  return (
    <>
      <ul className={styles.list}>
        {all.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} now={now} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          size="sm"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {query.isFetchingNextPage ? 'Loading...' : 'Show older deliveries'}
        </Button>
      )}
      {query.isFetchNextPageError && (
        <p role="alert" className={styles.problem}>
          {messageOf(query.error)}
        </p>
      )}
    </>
  )
}
