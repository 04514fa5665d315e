import type { Closed } from '@ramiform/core/closing'
import {
  IconCheck,
  IconCode,
  IconCopy,
  IconDownload,
  IconEye,
  IconHome,
  IconInbox,
  IconLayoutGrid,
  IconLink,
  IconMessage2,
  IconPencil,
} from '@tabler/icons-react'
import { type ReactElement, useCallback, useState } from 'react'
import { useCopy } from '../../clipboard/use-copy.ts'
import { BranchMark } from '../../ui/BranchMark.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/Menu.tsx'
import { EmbedGuideOnDemand } from '../embed-guide/EmbedGuideOnDemand.tsx'
import { ExportOnDemand } from '../export/ExportOnDemand.tsx'
import { liveSlug, publicAddress, publicPath } from '../public-address.ts'
import { useDuplicateForm } from '../use-form-actions.ts'

/** What the bar and the menu of a form need to know of it. */
export interface FormOutline {
  readonly id: string
  readonly name: string
  readonly slug: string | null
  readonly isPublished: boolean
  readonly closed?: Closed | undefined
  readonly submissionCount: number
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

export interface FormMenuProps {
  readonly form: FormOutline
  readonly trigger: ReactElement
  readonly align?: 'start' | 'end'
  /** what Embed Guide opens: the guide, or, beside submissions, the public form itself (spec section 2) */
  readonly embed?: 'guide' | 'form'
  /** where the chat about this form is: a page of its own unless something else is said */
  readonly chatPath?: string | undefined
  /** exports what is on the screen; without it the form as it is saved is exported */
  readonly onExport?: (() => void) | undefined
}

/** Everywhere a form leads (spec section 2). */
export function FormMenu({
  form,
  trigger,
  align = 'start',
  embed = 'guide',
  chatPath = `/logic-chat?form=${form.id}`,
  onExport,
}: FormMenuProps) {
  const { copied, copy } = useCopy()
  const [guideOpen, setGuideOpen] = useState(false)
  const [exporting, setExporting] = useState(false)
  const stopExporting = useCallback(() => setExporting(false), [])
  const duplicate = useDuplicateForm(form.id)
  const slug = liveSlug(form)
  return (
    <>
      <Menu trigger={trigger} align={align}>
        <MenuLink icon={<IconPencil {...icon} />} to={`/forms/${form.id}/edit`}>
          Edit Form
        </MenuLink>
        <MenuLink icon={<IconEye {...icon} />} to={`/forms/${form.id}`}>
          Preview Form
        </MenuLink>
        <MenuLink icon={<IconInbox {...icon} />} to={`/forms/${form.id}/submissions`}>
          View Submissions
        </MenuLink>
        <MenuLink icon={<BranchMark size={16} />} to={`/forms/${form.id}/logic`}>
          Logic Builder
        </MenuLink>
        <MenuLink icon={<IconMessage2 {...icon} />} to={chatPath}>
          Logic Chat
        </MenuLink>
        <MenuItem
          icon={<IconCopy {...icon} />}
          disabled={duplicate.isPending}
          onSelect={() => duplicate.mutate()}
        >
          Duplicate Form
        </MenuItem>
        <MenuItem
          icon={<IconDownload {...icon} />}
          onSelect={onExport ?? (() => setExporting(true))}
        >
          Export Form
        </MenuItem>
        {slug !== null && (
          <>
            <MenuSeparator />
            <MenuItem
              icon={copied ? <IconCheck {...icon} /> : <IconLink {...icon} />}
              keepsOpen
              onSelect={() => copy(publicAddress(slug))}
            >
              <span aria-live="polite">{copied ? 'Link Copied!' : 'Copy Share Link'}</span>
            </MenuItem>
            {embed === 'guide' ? (
              <MenuItem icon={<IconCode {...icon} />} onSelect={() => setGuideOpen(true)}>
                Embed Guide
              </MenuItem>
            ) : (
              <MenuLink icon={<IconCode {...icon} />} to={publicPath(slug)} newTab>
                Embed Guide
              </MenuLink>
            )}
          </>
        )}
        <MenuSeparator />
        <MenuLink icon={<IconLayoutGrid {...icon} />} to="/dashboard">
          Dashboard
        </MenuLink>
        <MenuLink icon={<IconHome {...icon} />} to="/">
          Go to Homepage
        </MenuLink>
      </Menu>
      <ExportOnDemand id={form.id} open={exporting} onClose={stopExporting} />
      {slug !== null && (
        <EmbedGuideOnDemand
          form={{ name: form.name, slug }}
          open={guideOpen}
          onClose={() => setGuideOpen(false)}
        />
      )}
    </>
  )
}
