import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { messageOf } from '../../api/api-error.ts'
import {
  type FormBeginning,
  useCreateForm,
  useCreateFormFrom,
} from '../../forms/use-form-actions.ts'
import { AppHeader } from '../../shell/AppHeader.tsx'
import { OwnerOnly } from '../../shell/guards/OwnerOnly.tsx'
import { Page } from '../../shell/Page.tsx'
import { Waiting } from '../../shell/Waiting.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'

/**
 * Creates a form and opens its editor: an empty one, with `?template=` the form of a template, or with `?describe=` the
 * form of a description. It replaces the history entry, because Back would create another form.
 */
export default function FormNewPage() {
  return <OwnerOnly patient>{() => <Creating />}</OwnerOnly>
}

const title = 'New form · Ramiform'

function Creating() {
  const [search] = useSearchParams()
  const template = search.get('template')
  const description = search.get('describe')
  if (template !== null) return <CreatingFrom form={() => templateForm(template)} />
  if (description !== null && description.trim() !== '')
    return <CreatingFrom form={() => describedForm(description)} />
  return <CreatingEmpty />
}

// The templates and the grammar are large, and an empty form needs none of them.
async function templateForm(slug: string): Promise<FormBeginning> {
  const { formFromTemplate } = await import('../../forms/start/template-form.ts')
  const form = formFromTemplate(slug, Date.now())
  if (form === null) throw new Error('This template does not exist.')
  return form
}

async function describedForm(text: string): Promise<FormBeginning> {
  const { formFromDescription } = await import('../../forms/start/described-form.ts')
  return formFromDescription(text, Date.now())
}

function CreatingEmpty() {
  const { mutate, error, isPending } = useCreateForm({ replace: true })
  return <Attempt start={() => mutate()} error={error} isPending={isPending} />
}

function CreatingFrom({ form }: { form: () => Promise<FormBeginning> }) {
  const { mutate, error, isPending } = useCreateFormFrom({
    replace: true,
    undoTo: '/dashboard',
    // The page shows the error.
    onFailed: () => {},
  })
  return <Attempt start={() => mutate(form)} error={error} isPending={isPending} />
}

function Attempt({
  start,
  error,
  isPending,
}: {
  start: () => void
  error: unknown
  isPending: boolean
}) {
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    start()
  }, [start])
  return (
    <>
      <AppHeader />
      {error === null ? (
        <Waiting label="Creating form..." title={title} />
      ) : (
        <Page>
          <title>{title}</title>
          <ErrorState title="Failed to create form" onRetry={start} retrying={isPending}>
            {messageOf(error)}
          </ErrorState>
        </Page>
      )}
    </>
  )
}
