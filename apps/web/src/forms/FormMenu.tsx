import {
  IconCheck,
  IconCode,
  IconCopy,
  IconEye,
  IconHome,
  IconInbox,
  IconLayoutGrid,
  IconLink,
  IconPencil,
} from '@tabler/icons-react'
import { type ReactElement, useState } from 'react'
import { useCopy } from '../clipboard/useCopy.ts'
import { BranchMark } from '../ui/BranchMark.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../ui/Menu.tsx'
import { EmbedGuideOnDemand } from './embed-guide/EmbedGuideOnDemand.tsx'
import { liveSlug, publicAddress, publicPath } from './public-address.ts'
import { useDuplicateForm } from './use-form-actions.ts'

/** What the bar and the menu of a form need to know of it. */
export interface FormOutline {
  readonly id: string
  readonly name: string
  readonly slug: string | null
  readonly isPublished: boolean
  readonly submissionCount: number
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

export interface FormMenuProps {
  readonly form: FormOutline
  readonly trigger: ReactElement
  readonly align?: 'start' | 'end'
  /** what Embed Guide opens: the guide, or, beside submissions, the public form itself (spec section 2) */
  readonly embed?: 'guide' | 'form'
}

/** Everywhere a form leads (spec section 2). */
export function FormMenu({ form, trigger, align = 'start', embed = 'guide' }: FormMenuProps) {
  const { copied, copy } = useCopy()
  const [guideOpen, setGuideOpen] = useState(false)
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
        <MenuLink icon={<BranchMark size={16} />} to={`/forms/${form.id}/edit?view=flow`}>
          Logic Builder
        </MenuLink>
        <MenuItem
          icon={<IconCopy {...icon} />}
          disabled={duplicate.isPending}
          onSelect={() => duplicate.mutate()}
        >
          Duplicate Form
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
