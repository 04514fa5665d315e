import { useWords } from '@ramiform/fields/words'
import type { ShownForm } from './shown-form.ts'

/**
 * The last line of a form: a link to report it, the owner's privacy policy, and "Made with Ramiform" unless turned
 * off.
 */
export function FormFooter({ form: { slug, schema } }: { form: ShownForm }) {
  const { form } = useWords()
  const { style, privacyUrl } = schema.settings
  const madeWith = style?.madeWith !== false
  if (!slug && !privacyUrl && !madeWith) return null
  return (
    <footer className="rf-made">
      {slug ? (
        <a href={`/f/${slug}/report`} target="_blank" rel="noopener">
          {form.report}
        </a>
      ) : null}
      {privacyUrl ? (
        <a href={privacyUrl} target="_blank" rel="noopener">
          {form.privacy}
        </a>
      ) : null}
      {madeWith ? (
        <a href="/" target="_blank" rel="noopener">
          <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5.5 21.5V7M5.5 21.5v-2.5c0-4.6 3.1-7.7 8-7.9" />
            <path
              className="rf-leaf"
              d="M12 12.5v-3A6.5 6.5 0 0 1 18.5 3h3v3A6.5 6.5 0 0 1 15 12.5Z"
            />
          </svg>
          {form.madeWith}
        </a>
      ) : null}
    </footer>
  )
}
