import { useQuery } from '@tanstack/react-query'
import { type EditedForm, liveFormQuery } from '../../api/queries.ts'
import { FormPageBar } from '../../forms/bar/FormPageBar.tsx'
import { liveSlug } from '../../forms/public-address.ts'
import { Page } from '../../shell/Page.tsx'
import { LinkCard } from './link/LinkCard.tsx'
import type { ShareableForm } from './link/shareable-form.ts'
import { PrefilledLink } from './prefilled/PrefilledLink.tsx'
import { LinkPreviewPart } from './preview/LinkPreviewPart.tsx'
import styles from './Share.module.css'
import { Website } from './website/Website.tsx'

/** All ways to share a form: its link, embedding, a prefilled link and the link preview. */
export function Share({ form }: { form: EditedForm }) {
  const shared = useShareable(form)
  return (
    <>
      <title>{`Share ${form.name} · Ramiform`}</title>
      <FormPageBar form={form} place="share" {...(!form.isPublished && { next: null })} />
      <Page close>
        <div className={styles.parts}>
          <LinkCard form={form} />
          <Website form={shared} />
          <div className={styles.columns}>
            <PrefilledLink form={shared} />
            <LinkPreviewPart form={form} />
          </div>
        </div>
      </Page>
    </>
  )
}

/** The form as visitors see it: without its unpublished changes, once the live version is loaded. */
function useShareable(form: EditedForm): ShareableForm {
  const hasChanges = form.isPublished && form.hasUnpublishedChanges === true
  const { data: live } = useQuery({ ...liveFormQuery(form.id), enabled: hasChanges })
  const { id, name, description, schema } = hasChanges && live !== undefined ? live : form
  return { id, name, description, schema, slug: liveSlug(form) }
}
