import type { FormListItem } from '@ramiform/contract/calls'
import {
  IconCheck,
  IconCopy,
  IconDots,
  IconEye,
  IconLink,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { messageOf } from '../../api/api-error.ts'
import { useCopy } from '../../clipboard/useCopy.ts'
import { dayText } from '../../forms/dates.ts'
import { liveSlug, publicAddress } from '../../forms/public-address.ts'
import { useDeleteForm, useDuplicateForm } from '../../forms/use-form-actions.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { FormShapeDrawing } from '../../ui/FormShapeDrawing.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { IconLink as IconWay, LinkButton } from '../../ui/LinkButton.tsx'
import { Menu, MenuItem } from '../../ui/Menu.tsx'
import { useToast } from '../../ui/Toast.tsx'
import styles from './FormCard.module.css'

const small = { size: 16, stroke: 1.75, 'aria-hidden': true } as const
const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** One form of the owner's. The whole card opens its editor. */
export function FormCard({ form }: { form: FormListItem }) {
  const heading = useId()
  const slug = liveSlug(form)
  const edit = `/forms/${form.id}/edit`
  return (
    <li>
      <article className={styles.card} aria-labelledby={heading}>
        <FormShapeDrawing shape={form.shape} />
        <div className={styles.top}>
          <h3 id={heading}>
            <Link to={edit}>{form.name}</Link>
          </h3>
          <Badge published={form.isPublished} />
        </div>
        <p className={styles.description}>{form.description}</p>
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
            icon={<IconPencil {...small} />}
          >
            Edit
          </LinkButton>
          <span className={styles.space} />
          <IconWay size="sm" to={`/forms/${form.id}`} label="View" icon={<IconEye {...icon} />} />
          {slug !== null && <CopyLink slug={slug} />}
          <MoreActions form={form} />
        </div>
      </article>
    </li>
  )
}

function CopyLink({ slug }: { slug: string }) {
  const { copied, copy } = useCopy()
  return (
    <IconButton
      size="sm"
      label={copied ? 'Link Copied!' : 'Link'}
      tooltipOpen={copied}
      icon={copied ? <IconCheck {...icon} /> : <IconLink {...icon} />}
      onClick={() => copy(publicAddress(slug))}
    />
  )
}

function MoreActions({ form }: { form: FormListItem }) {
  const [asking, setAsking] = useState(false)
  const duplicate = useDuplicateForm(form.id)
  const remove = useDeleteForm(form.id)
  const toast = useToast()
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton
            size="sm"
            label={`More actions for ${form.name}`}
            withoutTooltip
            icon={<IconDots {...icon} />}
          />
        }
      >
        <MenuItem
          icon={<IconCopy {...small} />}
          disabled={duplicate.isPending}
          onSelect={() => duplicate.mutate()}
        >
          Duplicate
        </MenuItem>
        <MenuItem icon={<IconTrash {...small} />} danger onSelect={() => setAsking(true)}>
          Delete…
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={asking}
        onOpenChange={(open) => {
          setAsking(open)
          remove.reset()
        }}
        title={`Delete ${form.name}?`}
        confirmLabel="Delete"
        busyLabel="Deleting..."
        danger
        busy={remove.isPending}
        error={remove.error === null ? null : messageOf(remove.error)}
        onConfirm={() =>
          remove.mutate(undefined, { onSuccess: () => toast(`${form.name} deleted`) })
        }
      >
        Are you sure you want to delete this form? This action cannot be undone.
      </ConfirmDialog>
    </>
  )
}
