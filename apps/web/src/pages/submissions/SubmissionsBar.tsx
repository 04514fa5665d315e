import type { Form } from '@ramiform/core/form'
import { IconDots, IconExternalLink } from '@tabler/icons-react'
import { FormBar } from '../../forms/bar/FormBar.tsx'
import { FormMenu } from '../../forms/bar/FormMenu.tsx'
import { liveSlug, publicPath } from '../../forms/public-address.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import styles from './Submissions.module.css'

/** Top bar of the screen: form name, state, and a link to the public form. */
export function SubmissionsBar({ form, total }: { form: Form; total: number | undefined }) {
  const slug = liveSlug(form)
  return (
    <FormBar form={total === undefined ? form : { ...form, submissionCount: total }} embed="form">
      {slug !== null && (
        <LinkButton
          className={styles.live}
          variant="quiet"
          size="sm"
          to={publicPath(slug)}
          target="_blank"
          rel="noreferrer"
          icon={<IconExternalLink size={16} stroke={1.75} aria-hidden />}
        >
          View Live Form
        </LinkButton>
      )}
      <div className={styles.more}>
        <FormMenu
          form={form}
          align="end"
          embed="form"
          trigger={
            <IconButton
              label="More"
              withoutTooltip
              icon={<IconDots size={18} stroke={1.75} aria-hidden />}
            />
          }
        />
      </div>
    </FormBar>
  )
}
