import { english } from '@ramiform/core/built-in-texts/en'
import { say } from '@ramiform/core/built-in-texts/say'
import type { FormSchema, LinkPreview } from '@ramiform/core/form'
import styles from './LinkPreview.module.css'

/** Parts of a form that its link preview shows. */
export interface PreviewedForm {
  readonly name: string
  readonly description?: string | undefined
  readonly schema: FormSchema
}

/** Texts and picture of a form's link preview where its owner chose none, as the public page has them. */
export function usualPreview({ name, description, schema: { settings } }: PreviewedForm) {
  const { cover, madeWith } = settings.style ?? {}
  return {
    title: name,
    description:
      description ||
      settings.description ||
      say(english.pages.fillIn, { title: settings.title || name }),
    picture: cover !== undefined ? `/images/${cover}` : madeWith === false ? null : '/social.png',
  }
}

/** The link preview as chats show it. */
export function LinkPreviewCard({
  form,
  preview,
  picture,
}: {
  form: PreviewedForm
  preview: LinkPreview
  /** address of the picture; null for none */
  picture: string | null
}) {
  const usual = usualPreview(form)
  return (
    <figure className={styles.preview} aria-label="Link preview">
      {picture !== null && <img src={picture} alt="" width={1_200} height={630} />}
      <figcaption>
        <small>{window.location.host}</small>
        <b>{preview.title || usual.title}</b>
        <p>{preview.description || usual.description}</p>
      </figcaption>
    </figure>
  )
}
