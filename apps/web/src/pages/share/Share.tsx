import { IconCheck, IconCopy, IconExternalLink, IconEye } from '@tabler/icons-react'
import { useId } from 'react'
import type { EditedForm } from '../../api/queries.ts'
import { useCopy } from '../../clipboard/use-copy.ts'
import { FormPageBar } from '../../forms/bar/FormPageBar.tsx'
import { closedFully } from '../../forms/closed-text.ts'
import { EmbedCode } from '../../forms/embed-guide/EmbedGuide.tsx'
import { liveSlug, publicAddress, publicPath } from '../../forms/public-address.ts'
import { useCheckedPublish } from '../../forms/publish-check/use-checked-publish.tsx'
import { Page } from '../../shell/Page.tsx'
import { Bud } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import styles from './Share.module.css'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** The public link of a form and the embed guide. A draft can be published here. */
export function Share({ form }: { form: EditedForm }) {
  const slug = liveSlug(form)
  const embedding = useId()
  return (
    <>
      <title>{`Share ${form.name} · Ramiform`}</title>
      <FormPageBar form={form} place="share" {...(!form.isPublished && { next: null })} />
      <Page close>
        {slug === null ? <DraftCard form={form} /> : <LinkCard form={form} slug={slug} />}
        <section className={styles.embedding} aria-labelledby={embedding}>
          <h2 id={embedding}>Embed Guide</h2>
          {slug === null ? (
            <p>Embed codes are available once the form is published.</p>
          ) : (
            <EmbedCode form={{ name: form.name, slug }} />
          )}
        </section>
      </Page>
    </>
  )
}

function LinkCard({ form: { closed }, slug }: { form: EditedForm; slug: string }) {
  const { copied, copy } = useCopy()
  const address = publicAddress(slug)
  const split = address.length - slug.length
  return (
    <section className={styles.card}>
      <h1>Share the link</h1>
      <p className={styles.state}>
        <Bud open={closed === undefined} />
        {closed === undefined
          ? 'Anyone with the link can answer.'
          : `${closedFully(closed, new Date())}. The link shows that the form is closed.`}
      </p>
      <div className={styles.link}>
        <code>
          {address.slice(0, split)}
          <b>{address.slice(split)}</b>
        </code>
        <Button
          variant="primary"
          icon={copied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
          onClick={() => copy(address)}
        >
          <span aria-live="polite">{copied ? 'Link Copied!' : 'Copy link'}</span>
        </Button>
      </div>
      <LinkButton
        className={styles.further}
        variant="quiet"
        size="sm"
        to={publicPath(slug)}
        target="_blank"
        rel="noreferrer"
        icon={<IconExternalLink {...icon} />}
      >
        View Live Form
      </LinkButton>
    </section>
  )
}

function DraftCard({ form }: { form: EditedForm }) {
  const { busy, checkAndPublish, dialog } = useCheckedPublish()
  return (
    <section className={styles.card}>
      <h1>Publish to share this form</h1>
      <p className={styles.state}>
        <Bud open={false} />
        Draft. Visitors cannot open it yet.
      </p>
      <div className={styles.actions}>
        <Button variant="primary" busy={busy} onClick={() => checkAndPublish(form.id)}>
          Publish
        </Button>
        <LinkButton variant="quiet" to={`/forms/${form.id}`} icon={<IconEye {...icon} />}>
          Preview
        </LinkButton>
      </div>
      {dialog}
    </section>
  )
}
