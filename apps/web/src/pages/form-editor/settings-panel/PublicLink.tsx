import { slugPattern, slugRule } from '@ramiform/contract/slug'
import { type FormEvent, useState } from 'react'
import { ApiError, messageOf } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { CopyLine } from '../../../clipboard/CopyLine.tsx'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import { publicAddress } from '../../../forms/public-address.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { PrefilledLink } from './PrefilledLink.tsx'
import styles from './SettingsDrawer.module.css'

/** Public link of the form. It can be copied, and its slug changed, which takes effect at once (decision 15). */
export function PublicLink() {
  const slug = useEditorState(({ facts }) => facts.slug)
  if (slug === null) {
    return <p className={styles.hint}>Publish the form to get its public link.</p>
  }
  return <LinkSettings key={slug} slug={slug} />
}

function LinkSettings({ slug }: { slug: string }) {
  const { store } = useEditor()
  const isPublished = useEditorState(({ facts }) => facts.isPublished)
  const [text, setText] = useState(slug)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const changed = text !== slug
  const problem = changed && !slugPattern.test(text) ? `The link ${slugRule}.` : failure

  async function change(event: FormEvent) {
    event.preventDefault()
    if (!changed || problem !== null) return
    setBusy(true)
    try {
      const { id } = store.getState().facts
      store.setFacts((await call('changeSlug', { params: { id }, body: { slug: text } })).form)
    } catch (error) {
      setFailure(
        error instanceof ApiError && error.status === 409
          ? 'Another form already uses this link.'
          : messageOf(error),
      )
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <CopyLine text={publicAddress(slug)} of="the link" />
      {!isPublished && <p className={styles.hint}>The link works once you publish the form.</p>}
      <form className={styles.slug} onSubmit={(event) => void change(event)}>
        <TextField
          label="Last part of the link"
          value={text}
          error={problem}
          hint="The old link stops working at once."
          autoComplete="off"
          spellCheck={false}
          onChange={(next) => {
            setFailure(null)
            setText(next.toLowerCase())
          }}
        />
        <Button type="submit" busy={busy} disabled={!changed || problem !== null}>
          Change link
        </Button>
      </form>
      <PrefilledLink slug={slug} />
    </>
  )
}
