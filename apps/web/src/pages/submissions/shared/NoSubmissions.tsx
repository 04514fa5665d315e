import type { Form } from '@ramiform/core/form'
import { IconExternalLink, IconPencil } from '@tabler/icons-react'
import { CopyLine } from '../../../clipboard/CopyLine.tsx'
import { liveSlug, publicAddress, publicPath } from '../../../forms/public-address.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import styles from './NoSubmissions.module.css'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

export function NoSubmissions({ form }: { form: Form }) {
  const slug = liveSlug(form)
  if (slug === null) {
    return (
      <EmptyState
        art="waiting"
        title="No Submissions Yet"
        action={
          <LinkButton
            variant="primary"
            size="lg"
            to={`/forms/${form.id}/edit`}
            icon={<IconPencil {...icon} />}
          >
            Edit Form
          </LinkButton>
        }
      >
        The form is a draft. Publish it to receive submissions.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      art="waiting"
      title="No Submissions Yet"
      action={<CopyLine text={publicAddress(slug)} of="the link" className={styles.link} />}
      ways={
        <LinkButton
          variant="quiet"
          to={publicPath(slug)}
          target="_blank"
          rel="noreferrer"
          icon={<IconExternalLink {...icon} />}
        >
          View Live Form
        </LinkButton>
      }
    >
      The form is live. Share its link to receive submissions.
    </EmptyState>
  )
}
