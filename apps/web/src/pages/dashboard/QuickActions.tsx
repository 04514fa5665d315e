import { IconCheck, IconCode, IconEye, IconLink } from '@tabler/icons-react'
import { useCopy } from '../../clipboard/use-copy.ts'
import { liveSlug, publicAddress } from '../../forms/public-address.ts'
import { BranchMark } from '../../ui/BranchMark.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { IconLink as IconWay } from '../../ui/IconLink.tsx'
import type { DashboardForm } from './dashboard-forms.ts'
import type { FormActions } from './form-actions.ts'

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** View and Logic, and for a published form Link and Embed. */
export function QuickActions({ form, actions }: { form: DashboardForm; actions: FormActions }) {
  const slug = liveSlug(form)
  return (
    <>
      <IconWay
        size="sm"
        to={`/forms/${form.id}`}
        label="View"
        data-action="view"
        icon={<IconEye {...icon} />}
      />
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
    </>
  )
}

function CopyLink({ slug }: { slug: string }) {
  const { copied, copy } = useCopy()
  return (
    <IconButton
      size="sm"
      label={copied ? 'Link Copied!' : 'Link'}
      tooltipOpen={copied}
      data-action="link"
      icon={copied ? <IconCheck {...icon} /> : <IconLink {...icon} />}
      onClick={() => copy(publicAddress(slug))}
    />
  )
}
