import type { FormListItem } from '@ramiform/contract/calls'
import {
  IconCheck,
  IconCode,
  IconCopy,
  IconCursorText,
  IconDots,
  IconDownload,
  IconEye,
  IconLink,
  IconPencil,
  IconTrash,
  IconWorldOff,
  IconWorldUp,
} from '@tabler/icons-react'
import { memo, useCallback, useId, useState } from 'react'
import { Link } from 'react-router'
import { useCopy } from '../../clipboard/use-copy.ts'
import { closedBriefly, closedFully } from '../../forms/closed-text.ts'
import { dayText } from '../../forms/dates.ts'
import { ExportOnDemand } from '../../forms/export/ExportOnDemand.tsx'
import { liveSlug, publicAddress } from '../../forms/public-address.ts'
import { useCheckedPublish } from '../../forms/publish-check/use-checked-publish.tsx'
import { useDuplicateForm } from '../../forms/use-form-actions.ts'
import { Badge } from '../../ui/Badge.tsx'
import { BranchMark } from '../../ui/BranchMark.tsx'
import { FormShapeDrawing } from '../../ui/FormShapeDrawing.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { IconLink as IconWay } from '../../ui/IconLink.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Menu, MenuItem } from '../../ui/Menu.tsx'
import styles from './FormCard.module.css'
import { focusAfterCard, focusCard, renameField } from './focus-after-card.ts'
import { RenameForm } from './RenameForm.tsx'
import { useCardActions } from './use-card-actions.ts'

const small = { size: 16, stroke: 1.75, 'aria-hidden': true } as const
const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** Callbacks that open dialogs. The page renders one dialog of each kind for all cards. */
export interface FormCardActions {
  readonly onEmbed: (form: FormListItem) => void
  readonly onDelete: (form: FormListItem, position: number) => void
}

interface FormCardProps {
  readonly form: FormListItem
  /** position from 1 and size of the list, because not every card is rendered */
  readonly position: number
  readonly of: number
  readonly actions: FormCardActions
  readonly isRenaming: boolean
  /** starts renaming this form; null ends it */
  readonly onRenaming: (id: string | null) => void
}

/** A form of the owner. A click anywhere on the card opens the editor. */
export const FormCard = memo(function FormCard(props: FormCardProps) {
  const { form, position, of, actions, isRenaming, onRenaming } = props
  const { rename, setPublished, publishChanges } = useCardActions()
  const { checkAndPublish, dialog } = useCheckedPublish()
  const heading = useId()
  const slug = liveSlug(form)
  const edit = `/forms/${form.id}/edit`
  return (
    <li aria-posinset={position} aria-setsize={of} data-form={form.id}>
      <article className={styles.card} aria-labelledby={heading}>
        <FormShapeDrawing shape={form.shape} />
        <div className={styles.top}>
          {isRenaming ? (
            <>
              <h3 id={heading} className="visually-hidden">
                {form.name}
              </h3>
              <RenameForm
                form={form}
                onRename={(name) => void rename(form, name)}
                onEnd={(byKey) => {
                  onRenaming(null)
                  if (byKey) requestAnimationFrame(() => focusCard(form.id))
                }}
              />
            </>
          ) : (
            <h3 id={heading} title={form.name}>
              <Link to={edit} aria-keyshortcuts="F2">
                {form.name}
              </Link>
            </h3>
          )}
          <StandingBadge form={form} />
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
          <IconWay
            size="sm"
            to={`/forms/${form.id}/logic`}
            label="Logic"
            icon={<BranchMark size={18} />}
          />
          {slug !== null && (
            <>
              <CopyLink slug={slug} />
              <IconButton
                size="sm"
                label="Embed"
                icon={<IconCode {...icon} />}
                onClick={() => actions.onEmbed(form)}
              />
            </>
          )}
          <MoreActions
            form={form}
            position={position}
            onRename={() => onRenaming(form.id)}
            onPublish={(isPublished) =>
              void (isPublished
                ? checkAndPublish(form.id, (revision) => setPublished(form, true, revision))
                : setPublished(form, false))
            }
            onPublishChanges={() =>
              void checkAndPublish(form.id, (revision) => publishChanges(form, revision))
            }
            onDelete={() => actions.onDelete(form, position)}
          />
        </div>
        {dialog}
      </article>
    </li>
  )
})

function StandingBadge({ form }: { form: FormListItem }) {
  const { isPublished, closed } = form
  const hasChanges = form.unpublishedChanges !== undefined
  if (!isPublished || closed === undefined) {
    return <Badge published={isPublished} hasChanges={hasChanges} />
  }
  return (
    <Badge
      published
      hasChanges={hasChanges}
      closed={closedBriefly(closed)}
      title={closedFully(closed, new Date())}
    />
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

interface MoreActionsProps {
  readonly form: FormListItem
  readonly position: number
  readonly onRename: () => void
  readonly onPublish: (isPublished: boolean) => void
  readonly onPublishChanges: () => void
  readonly onDelete: () => void
}

function MoreActions(props: MoreActionsProps) {
  const { form, position, onRename, onPublish, onPublishChanges, onDelete } = props
  const duplicate = useDuplicateForm(form.id)
  const [exporting, setExporting] = useState(false)
  const stopExporting = useCallback(() => setExporting(false), [])
  return (
    <>
      <Menu
        align="end"
        focusAfter={() => renameField(form.id) ?? focusAfterCard(form.id, position)}
        trigger={
          <IconButton
            size="sm"
            label={`More actions for ${form.name}`}
            tooltip="none"
            icon={<IconDots {...icon} />}
          />
        }
      >
        <MenuItem icon={<IconCursorText {...small} />} onSelect={onRename}>
          Rename
        </MenuItem>
        {form.isPublished && form.unpublishedChanges !== undefined && (
          <MenuItem icon={<IconWorldUp {...small} />} onSelect={onPublishChanges}>
            Publish changes
          </MenuItem>
        )}
        <MenuItem
          icon={form.isPublished ? <IconWorldOff {...small} /> : <IconWorldUp {...small} />}
          onSelect={() => onPublish(!form.isPublished)}
        >
          {form.isPublished ? 'Unpublish' : 'Publish'}
        </MenuItem>
        <MenuItem
          icon={<IconCopy {...small} />}
          disabled={duplicate.isPending}
          onSelect={() => duplicate.mutate()}
        >
          Duplicate
        </MenuItem>
        <MenuItem icon={<IconDownload {...small} />} onSelect={() => setExporting(true)}>
          Export
        </MenuItem>
        <MenuItem icon={<IconTrash {...small} />} danger onSelect={onDelete}>
          Delete…
        </MenuItem>
      </Menu>
      <ExportOnDemand id={form.id} open={exporting} onClose={stopExporting} />
    </>
  )
}
