import { IconDots, IconPencil } from '@tabler/icons-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { agoText, dayBriefly } from '../../forms/dates.ts'
import { classNames } from '../../ui/class-names.ts'
import { FormShapeDrawing } from '../../ui/FormShapeDrawing.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import type { DashboardForm } from './dashboard-forms.ts'
import styles from './FormList.module.css'
import type { FormActions } from './form-actions.ts'
import { QuickActions } from './QuickActions.tsx'
import { RenameForm } from './RenameForm.tsx'
import { StateBadge } from './StateBadge.tsx'
import { cell, row, rowHeader } from './table-roles.ts'

export interface FormRowProps {
  readonly form: DashboardForm
  /** position from 1, because not every row is rendered */
  readonly position: number
  /** distance in px from the top of the list */
  readonly top: number
  readonly isSelected: boolean
  /** the pointer or the focus is on the row, so it shows its actions */
  readonly isActive: boolean
  readonly isRenaming: boolean
  readonly isPhone: boolean
  readonly now: Date
  readonly actions: FormActions
  readonly onSelect: (id: string, toHere: boolean) => void
}

/** A form of the owner in one row. A click on the row opens the editor. */
export const FormRow = memo(function FormRow(props: FormRowProps) {
  const { form, position, top, isSelected, isActive, isRenaming, isPhone, now, actions } = props
  const edit = `/forms/${form.id}/edit`
  return (
    <div
      {...row(position + 1)}
      className={classNames(styles.row, styles.body)}
      style={{ translate: `0 ${top}px` }}
      data-form={form.id}
      data-position={position}
      data-selected={isSelected || undefined}
      data-active={isActive || undefined}
      draggable={!isRenaming}
    >
      <span {...cell} className={styles.pick}>
        <input
          type="checkbox"
          checked={isSelected}
          aria-label={`Select ${form.name}`}
          onChange={() => {}}
          onClick={(event) => props.onSelect(form.id, event.shiftKey)}
        />
      </span>
      <span {...cell} className={styles.drawing}>
        <FormShapeDrawing shape={form.shape} size={isPhone ? 'tile' : 'row'} />
      </span>
      <span {...rowHeader} className={styles.name}>
        {isRenaming ? (
          <RenameForm className={styles.rename} form={form} actions={actions} />
        ) : (
          <Link
            to={edit}
            title={form.description === undefined ? form.name : `${form.name}\n${form.description}`}
            aria-keyshortcuts="F2"
            data-form-link
            draggable={false}
          >
            {form.name}
          </Link>
        )}
      </span>
      <span {...cell} className={styles.folder} title={form.folderName}>
        {form.folderName}
      </span>
      <span {...cell} className={styles.state}>
        <StateBadge form={form} brief />
      </span>
      <span {...cell} className={styles.responses}>
        <Link to={`/forms/${form.id}/submissions`} draggable={false} tabIndex={-1}>
          <b data-zero={form.submissionCount === 0 || undefined}>
            {form.submissionCount.toLocaleString('en')}
          </b>
        </Link>
        <i>{growthText(form.submissionsThisWeek)}</i>
      </span>
      <span {...cell} className={styles.last}>
        {form.lastSubmissionAt === undefined ? (
          '–'
        ) : (
          <time dateTime={form.lastSubmissionAt}>
            {lastText(form.lastSubmissionAt, now, isPhone)}
          </time>
        )}
      </span>
      <span {...cell} className={styles.edited}>
        <time dateTime={form.editedAt}>{dayBriefly(new Date(form.editedAt), now)}</time>
      </span>
      <span {...cell} className={styles.actions}>
        {isActive && !isPhone && (
          <>
            <LinkButton
              variant="quiet"
              size="sm"
              to={edit}
              data-action="edit"
              aria-label={`Edit ${form.name}`}
              icon={<IconPencil size={16} stroke={1.75} aria-hidden />}
            >
              Edit
            </LinkButton>
            <QuickActions form={form} actions={actions} />
          </>
        )}
        <IconButton
          size="sm"
          label={`More actions for ${form.name}`}
          tooltip="none"
          aria-haspopup="menu"
          className={styles.more}
          icon={<IconDots size={18} stroke={1.75} aria-hidden />}
          onClick={(event) => actions.onMenu(form, position, event.currentTarget)}
        />
      </span>
    </div>
  )
})

/** On a phone there is no room for `ago`. */
function lastText(time: string, now: Date, isPhone: boolean): string {
  const text = agoText(new Date(time), now)
  return isPhone ? text.replace(/ ago$/, '') : text
}

function growthText(thisWeek = 0) {
  if (thisWeek === 0) return null
  return (
    <>
      +{thisWeek.toLocaleString('en')}
      <span className="visually-hidden"> this week</span>
    </>
  )
}
