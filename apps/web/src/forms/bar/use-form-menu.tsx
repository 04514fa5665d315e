import type { Closed } from '@ramiform/core/closing'
import {
  IconCalendarOff,
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
  IconPrinter,
} from '@tabler/icons-react'
import { type ReactNode, useCallback, useState } from 'react'
import { useCopy } from '../../clipboard/use-copy.ts'
import { BranchMark } from '../../ui/BranchMark.tsx'
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry.tsx'
import { MenuItem, MenuLink, MenuSeparator } from '../../ui/Menu.tsx'
import { EmbedGuideOnDemand } from '../embed-guide/EmbedGuideOnDemand.tsx'
import { ExportOnDemand } from '../export/ExportOnDemand.tsx'
import { liveSlug, publicAddress, publicPath } from '../public-address.ts'
import { useDuplicateForm } from '../use-form-actions.ts'

/** The parts of a form that its bar and menu use. */
export interface FormOutline {
  readonly id: string
  readonly name: string
  readonly slug: string | null
  readonly isPublished: boolean
  readonly closed?: Closed | undefined
  readonly submissionCount: number
}

const RetentionDialog = lazyWithRetry(
  async () => (await import('../retention/RetentionDialog.tsx')).RetentionDialog,
)

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

export interface FormMenuProps {
  readonly form: FormOutline
  /** target of Embed Guide: the guide, or on the submissions page the public form (spec section 2) */
  readonly embed: 'guide' | 'form'
  /** address of the chat about this form; by default the chat's own page */
  readonly chatPath?: string | undefined
  /** exports the form on the screen; by default the saved form is exported */
  readonly onExport?: (() => void) | undefined
}

/** Entries of the menu with all pages and actions of a form (spec section 2), and the dialogs that they open. */
export function useFormMenu({
  form,
  embed,
  chatPath = `/logic-chat?form=${form.id}`,
  onExport,
}: FormMenuProps): { readonly items: ReactNode; readonly dialogs: ReactNode } {
  const { copied, copy } = useCopy()
  const [guideOpen, setGuideOpen] = useState(false)
  const [exporting, setExporting] = useState(false)
  const stopExporting = useCallback(() => setExporting(false), [])
  const [retaining, setRetaining] = useState(false)
  const stopRetaining = useCallback(() => setRetaining(false), [])
  const duplicate = useDuplicateForm()
  const slug = liveSlug(form)
  const items = (
    <>
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
        onSelect={() => duplicate.mutate(form.id)}
      >
        Duplicate Form
      </MenuItem>
      <MenuItem icon={<IconDownload {...icon} />} onSelect={onExport ?? (() => setExporting(true))}>
        Export Form
      </MenuItem>
      <MenuLink icon={<IconPrinter {...icon} />} to={`/forms/${form.id}/print`}>
        Print Form
      </MenuLink>
      <MenuItem icon={<IconCalendarOff {...icon} />} onSelect={() => setRetaining(true)}>
        Delete Old Submissions…
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
    </>
  )
  const dialogs = (
    <>
      <RetentionDialog
        id={form.id}
        open={retaining}
        onClose={stopRetaining}
        onFailed={stopRetaining}
      />
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
  return { items, dialogs }
}
