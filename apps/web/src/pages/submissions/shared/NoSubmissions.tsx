import type { Form } from '@ramiform/core/form'
import { IconExternalLink, IconPencil, IconQrcode } from '@tabler/icons-react'
import { CopyLine } from '../../../clipboard/CopyLine.tsx'
import { liveSlug, publicAddress, publicPath } from '../../../forms/public-address.ts'
import { useCheckedPublish } from '../../../forms/publish-check/use-checked-publish.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import styles from './NoSubmissions.module.css'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** Results of a form without submissions: its link, or *Publish* for a draft. */
export function NoSubmissions({ form }: { form: Form }) {
  const slug = liveSlug(form)
  if (slug === null) return <DraftWithoutSubmissions form={form} />
  return (
    <EmptyState
      art="waiting"
      title="No Submissions Yet"
      action={<CopyLine text={publicAddress(slug)} of="the link" className={styles.link} />}
      ways={
        <>
          <LinkButton
            variant="quiet"
            to={publicPath(slug)}
            target="_blank"
            rel="noreferrer"
            icon={<IconExternalLink {...icon} />}
          >
            View Live Form
          </LinkButton>
          <LinkButton
            variant="quiet"
            to={`/forms/${form.id}/share`}
            icon={<IconQrcode {...icon} />}
          >
            QR code and embed
          </LinkButton>
        </>
      }
    >
      The form is live. Share its link to receive submissions.
    </EmptyState>
  )
}

function DraftWithoutSubmissions({ form }: { form: Form }) {
  const { busy, checkAndPublish, dialog } = useCheckedPublish()
  return (
    <>
      <EmptyState
        art="waiting"
        title="No Submissions Yet"
        action={
          <Button variant="primary" size="lg" busy={busy} onClick={() => checkAndPublish(form.id)}>
            Publish
          </Button>
        }
        ways={
          <LinkButton variant="quiet" to={`/forms/${form.id}/edit`} icon={<IconPencil {...icon} />}>
            Edit Form
          </LinkButton>
        }
      >
        The form is a draft. Publish it to receive submissions.
      </EmptyState>
      {dialog}
    </>
  )
}
