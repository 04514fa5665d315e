import type { FormListItem, User } from '@ramiform/contract/calls'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { formsQuery } from '../../api/queries.ts'
import { EmbedGuideOnDemand } from '../../forms/embed-guide/EmbedGuideOnDemand.tsx'
import { GeneratorOnDemand } from '../../forms/generator/GeneratorOnDemand.tsx'
import { liveSlug } from '../../forms/public-address.ts'
import { useCreateForm } from '../../forms/use-form-actions.ts'
import { greetingName } from '../../session/person.ts'
import { KeysDialog as AnyKeysDialog } from '../../shell/KeysDialog.tsx'
import { useSingleKeys } from '../../shell/single-keys.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import styles from './Dashboard.module.css'
import { FormsSkeleton } from './DashboardSkeleton.tsx'
import { DeleteFormDialog } from './DeleteFormDialog.tsx'
import { Figures } from './Figures.tsx'
import { Forms } from './Forms.tsx'
import { withEditedNames } from './forms-list.ts'
import { NoForms } from './NoForms.tsx'

/** The open dialog; one at a time. */
type Over =
  | { readonly kind: 'delete'; readonly form: FormListItem; readonly position: number }
  | { readonly kind: 'embed'; readonly form: FormListItem }
  | { readonly kind: 'keys' }
  | { readonly kind: 'generator' }

/** The owner's forms with statistics, or the empty state. */
export function Dashboard({ user }: { user: User }) {
  const { data, error, refetch, isFetching } = useQuery(formsQuery)
  const forms = useMemo(() => data && withEditedNames(data), [data])
  const { mutate: create, isPending: busy } = useCreateForm()
  const [over, setOver] = useState<Over | null>(null)
  const newForm = {
    busy,
    create: () => create('blank'),
    createFromFile: () => create('import'),
    generate: () => setOver({ kind: 'generator' }),
  }
  const actions = useMemo(
    () => ({
      onDelete: (form: FormListItem, position: number) =>
        setOver({ kind: 'delete', form, position }),
      onEmbed: (form: FormListItem) => setOver({ kind: 'embed', form }),
    }),
    [],
  )
  const close = () => setOver(null)
  useSingleKeys({
    n: () => {
      if (!busy) create('blank')
    },
    g: newForm.generate,
    '?': () => setOver({ kind: 'keys' }),
  })
  const isEmpty = forms !== undefined && forms.length === 0
  return (
    <>
      <h1 tabIndex={-1}>
        {isEmpty ? 'Welcome' : 'Welcome back'}, {greetingName(user)}
      </h1>
      <Figures forms={forms} failed={error !== null} />
      {forms === undefined && error === null && <FormsSkeleton />}
      {forms === undefined && error !== null && (
        <div className={styles.trouble}>
          <ErrorState
            title="Could not load your forms"
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            {messageOf(error)}
          </ErrorState>
        </div>
      )}
      {forms !== undefined &&
        (isEmpty ? (
          <NoForms newForm={newForm} />
        ) : (
          <Forms forms={forms} newForm={newForm} actions={actions} />
        ))}
      <p className={styles.bin}>
        <LinkButton
          variant="quiet"
          size="sm"
          to="/bin"
          icon={<IconTrash size={16} stroke={1.75} aria-hidden />}
        >
          Bin
        </LinkButton>
      </p>
      <DeleteFormDialog asked={over?.kind === 'delete' ? over : null} onClose={close} />
      <GuideOfForm form={over?.kind === 'embed' ? over.form : null} onClose={close} />
      <KeysDialog open={over?.kind === 'keys'} onClose={close} />
      <GeneratorOnDemand open={over?.kind === 'generator'} onClose={close} />
    </>
  )
}

/** Embed guide for a form. Keeps the form while the dialog closes. */
function GuideOfForm({ form, onClose }: { form: FormListItem | null; onClose: () => void }) {
  const [last, setLast] = useState(form)
  if (form !== null && form !== last) setLast(form)
  const slug = last === null ? null : liveSlug(last)
  if (last === null || slug === null) return null
  return (
    <EmbedGuideOnDemand form={{ name: last.name, slug }} open={form !== null} onClose={onClose} />
  )
}

const keys = [
  { name: 'Search forms', keys: ['/'], spoken: 'slash' },
  { name: 'New form', keys: ['n'], spoken: 'n' },
  { name: 'Smart Form Generator', keys: ['g'], spoken: 'g' },
  { name: 'Move between cards', keys: ['←', '→', '↑', '↓'], spoken: 'the arrow keys' },
  { name: 'First and last card', keys: ['Home', 'End'], spoken: 'Home and End' },
  { name: 'Open the form', keys: ['Enter'], spoken: 'Enter' },
  { name: 'Rename the form', keys: ['F2'], spoken: 'F 2' },
  { name: 'More actions for a form', keys: ['Shift', 'F10'], spoken: 'Shift and F10' },
  { name: 'Keyboard shortcuts', keys: ['?'], spoken: 'question mark' },
] as const

/** Keyboard shortcuts of the dashboard. */
function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return <AnyKeysDialog open={open} onClose={onClose} keys={keys} singles="/, n, g and ?" />
}
