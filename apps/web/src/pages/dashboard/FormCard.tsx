import { IconDots, IconPencil } from '@tabler/icons-react'
import { memo, useId } from 'react'
import { Link } from 'react-router'
import { dayText } from '../../forms/dates.ts'
import { FormShapeDrawing } from '../../ui/FormShapeDrawing.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import type { DashboardForm } from './dashboard-forms.ts'
import styles from './FormCard.module.css'
import type { FormActions } from './form-actions.ts'
import { QuickActions } from './QuickActions.tsx'
import { RenameForm } from './RenameForm.tsx'
import { StateBadge } from './StateBadge.tsx'

interface FormCardProps {
  readonly form: DashboardForm
  /** position from 1 and size of the list, because not every card is rendered */
  readonly position: number
  readonly of: number
  readonly actions: FormActions
  readonly isRenaming: boolean
}

/** A form of the owner. A click anywhere on the card opens the editor. */
export const FormCard = memo(function FormCard(props: FormCardProps) {
  const { form, position, of, actions, isRenaming } = props
  const { description = '' } = form
  const heading = useId()
  const edit = `/forms/${form.id}/edit`
  return (
    <li aria-posinset={position} aria-setsize={of} data-position={position} data-form={form.id}>
      <article
        className={styles.card}
        data-described={description.trim() !== '' || undefined}
        aria-labelledby={heading}
      >
        <FormShapeDrawing shape={form.shape} />
        <div className={styles.top}>
          {isRenaming ? (
            <>
              <h3 id={heading} className="visually-hidden">
                {form.name}
              </h3>
              <RenameForm className={styles.rename} form={form} actions={actions} />
            </>
          ) : (
            <h3 id={heading} title={form.name}>
              <Link to={edit} aria-keyshortcuts="F2" data-form-link>
                {form.name}
              </Link>
            </h3>
          )}
          <StateBadge form={form} />
        </div>
        {description.trim() !== '' && (
          <p className={styles.description} title={description}>
            {description}
          </p>
        )}
        <div className={styles.facts}>
          <Link to={`/forms/${form.id}/submissions`} className={styles.count}>
            <b>{form.submissionCount.toLocaleString('en')}</b>{' '}
            {form.submissionCount === 1 ? 'submission' : 'submissions'}
          </Link>
          <span>
            Created <time dateTime={form.createdAt}>{dayText(new Date(form.createdAt))}</time>
          </span>
        </div>
        <div className={styles.actions}>
          <LinkButton
            variant="quiet"
            size="sm"
            to={edit}
            aria-label={`Edit ${form.name}`}
            icon={<IconPencil size={16} stroke={1.75} aria-hidden />}
          >
            Edit
          </LinkButton>
          <span className={styles.space} />
          <QuickActions form={form} actions={actions} />
          <IconButton
            size="sm"
            label={`More actions for ${form.name}`}
            tooltip="none"
            aria-haspopup="menu"
            icon={<IconDots size={18} stroke={1.75} aria-hidden />}
            onClick={(event) => actions.onMenu(form, position, event.currentTarget)}
          />
        </div>
      </article>
    </li>
  )
})
