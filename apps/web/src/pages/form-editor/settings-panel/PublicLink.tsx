import { Link } from 'react-router'
import { useEditorState } from '../../../editing/editor-context.tsx'
import { publicAddress } from '../../../forms/public-address.ts'
import styles from './SettingsDrawer.module.css'

/** One line that leads to Share, where the link can be copied and changed. */
export function PublicLink() {
  const { id, slug, isPublished } = useEditorState(({ facts }) => facts)
  return (
    <p className={styles.link}>
      {isPublished && slug !== null ? (
        <code dir="ltr">{publicAddress(slug).replace(/^https?:\/\//, '')}</code>
      ) : (
        <span>The form is not published.</span>
      )}
      <Link to={`/forms/${id}/share`}>Open Share</Link>
    </p>
  )
}
