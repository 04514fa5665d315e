import type { Form } from '@ramiform/core/form'
import { IconCopy, IconExternalLink, IconPencil } from '@tabler/icons-react'
import { useCopy } from '../../clipboard/useCopy.ts'
import { liveSlug, publicAddress, publicPath } from '../../forms/public-address.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
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
        The form is a draft. Publish it, and what people send appears here.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      art="waiting"
      title="No Submissions Yet"
      action={<CopyLine text={publicAddress(slug)} />}
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
      The form is live. Send its link to the people who should answer, and what they send appears
      here.
    </EmptyState>
  )
}

function CopyLine({ text }: { text: string }) {
  const { copied, copy } = useCopy()
  return (
    <div className={styles.line}>
      <code>{text}</code>
      <Button size="sm" icon={<IconCopy {...icon} />} onClick={() => copy(text)}>
        <span aria-live="polite">{copied ? 'Copied!' : 'Copy'}</span>
      </Button>
    </div>
  )
}
