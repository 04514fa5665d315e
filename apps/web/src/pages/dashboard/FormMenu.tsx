import {
  IconCode,
  IconCopy,
  IconCursorText,
  IconDownload,
  IconEye,
  IconFolderSymlink,
  IconLink,
  IconPencil,
  IconTrash,
  IconWorldOff,
  IconWorldUp,
} from '@tabler/icons-react'
import type { RefObject } from 'react'
import { useCopy } from '../../clipboard/use-copy.ts'
import { liveSlug, publicAddress } from '../../forms/public-address.ts'
import { useDuplicateForm } from '../../forms/use-form-actions.ts'
import { AnchoredMenu } from '../../ui/AnchoredMenu.tsx'
import { BranchMark } from '../../ui/BranchMark.tsx'
import { upTo } from '../../ui/breakpoints.ts'
import { MenuHeading, MenuItem, MenuLink, MenuSeparator } from '../../ui/Menu.tsx'
import { useMedia } from '../../ui/use-media.ts'
import type { DashboardForm } from './dashboard-forms.ts'
import { focusAfterCard, renameField } from './focus-form.ts'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

export interface FormMenuProps {
  readonly form: DashboardForm
  readonly position: number
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
  readonly onRename: () => void
  readonly onPublish: () => void
  readonly onUnpublish: () => void
  readonly onPublishChanges: () => void
  readonly onMove: () => void
  readonly onExport: () => void
  readonly onEmbed: () => void
  readonly onDelete: () => void
}

/** More actions of a form. On phones a sheet with all actions, because a row has no others there. */
export function FormMenu(props: FormMenuProps) {
  const { form, position, anchor, onClose } = props
  const isPhone = useMedia(upTo.phone)
  const duplicate = useDuplicateForm()
  return (
    <AnchoredMenu
      anchor={anchor}
      onClose={onClose}
      align="end"
      asSheet={isPhone}
      focusAfter={() => renameField(form.id) ?? focusAfterCard(form.id, position)}
    >
      {isPhone && <MainActions {...props} />}
      <MenuItem icon={<IconCursorText {...icon} />} onSelect={props.onRename}>
        Rename
      </MenuItem>
      {form.state === 'changes' && (
        <MenuItem icon={<IconWorldUp {...icon} />} onSelect={props.onPublishChanges}>
          Publish changes
        </MenuItem>
      )}
      {form.isPublished ? (
        <MenuItem icon={<IconWorldOff {...icon} />} onSelect={props.onUnpublish}>
          Unpublish
        </MenuItem>
      ) : (
        <MenuItem icon={<IconWorldUp {...icon} />} onSelect={props.onPublish}>
          Publish
        </MenuItem>
      )}
      <MenuItem icon={<IconCopy {...icon} />} onSelect={() => duplicate.mutate(form.id)}>
        Duplicate
      </MenuItem>
      <MenuItem icon={<IconFolderSymlink {...icon} />} onSelect={props.onMove}>
        Move to…
      </MenuItem>
      <MenuItem icon={<IconDownload {...icon} />} onSelect={props.onExport}>
        Export
      </MenuItem>
      <MenuItem icon={<IconTrash {...icon} />} danger onSelect={props.onDelete}>
        Delete…
      </MenuItem>
    </AnchoredMenu>
  )
}

function MainActions({ form, onEmbed }: FormMenuProps) {
  const { copied, copy } = useCopy()
  const slug = liveSlug(form)
  return (
    <>
      <MenuHeading>
        <b>{form.name}</b>
      </MenuHeading>
      <MenuLink icon={<IconPencil {...icon} />} to={`/forms/${form.id}/edit`}>
        Edit
      </MenuLink>
      <MenuLink icon={<IconEye {...icon} />} to={`/forms/${form.id}`}>
        View
      </MenuLink>
      <MenuLink icon={<BranchMark size={16} />} to={`/forms/${form.id}/logic`}>
        Logic
      </MenuLink>
      {slug !== null && (
        <>
          <MenuItem
            icon={<IconLink {...icon} />}
            keepsOpen
            onSelect={() => copy(publicAddress(slug))}
          >
            {copied ? 'Link Copied!' : 'Link'}
          </MenuItem>
          <MenuItem icon={<IconCode {...icon} />} onSelect={onEmbed}>
            Embed
          </MenuItem>
        </>
      )}
      <MenuSeparator />
    </>
  )
}
