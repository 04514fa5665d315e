import {
  IconCheck,
  IconCopy,
  IconEye,
  IconHome,
  IconInbox,
  IconLayoutGrid,
  IconLink,
  IconPencil,
} from '@tabler/icons-react'
import type { ReactElement } from 'react'
import { useCopy } from '../clipboard/useCopy.ts'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../ui/Menu.tsx'
import { liveSlug, publicAddress } from './public-address.ts'
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

/** Everywhere a form leads (spec section 2). */
export function FormMenu({
  form,
  trigger,
  align = 'start',
}: {
  form: FormOutline
  trigger: ReactElement
  align?: 'start' | 'end'
}) {
  const { copied, copy } = useCopy()
  const duplicate = useDuplicateForm(form.id)
  const slug = liveSlug(form)
  return (
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
  )
}
