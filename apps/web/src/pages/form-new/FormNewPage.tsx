import { useEffect, useRef } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { useCreateForm } from '../../forms/use-form-actions.ts'
import { AppHeader } from '../../shell/AppHeader.tsx'
import { OwnerOnly } from '../../shell/guards/OwnerOnly.tsx'
import { Page } from '../../shell/Page.tsx'
import { Waiting } from '../../shell/Waiting.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'

/** Creates a form and opens its editor. It replaces the history entry, because Back would create another form. */
export default function FormNewPage() {
  return <OwnerOnly patient>{() => <Creating />}</OwnerOnly>
}

const title = 'New form · Ramiform'

function Creating() {
  const create = useCreateForm({ replace: true })
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    create.mutate('blank')
  }, [create])
  return (
    <>
      <AppHeader />
      {create.error === null ? (
        <Waiting label="Creating form..." title={title} />
      ) : (
        <Page>
          <title>{title}</title>
          <ErrorState
            title="Failed to create form"
            onRetry={() => create.mutate('blank')}
            retrying={create.isPending}
          >
            {messageOf(create.error)}
          </ErrorState>
        </Page>
      )}
    </>
  )
}
