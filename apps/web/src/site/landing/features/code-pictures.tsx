import styles from './code-pictures.module.css'
import { Names } from './Names.tsx'

export function ImportPicture() {
  return (
    <div className={styles.picture}>
      <pre className={styles.code} role="img" aria-label="A decision tree written as text">
        <i>What do you need help with?</i>
        {'\n├─ '}
        <b>Billing</b>
        {'   → Invoice number?\n├─ '}
        <b>Technical</b>
        {' → Which device?\n│             ├─ Phone\n│             └─ Computer\n└─ '}
        <b>Other</b>
        {'     → Your message'}
      </pre>
      <Names names={['ASCII tree', 'JSON', 'CSV', 'Markdown', 'Mermaid', 'OPML']} chosen />
    </div>
  )
}

export function EmbedPicture() {
  return (
    <div className={styles.picture}>
      <pre className={styles.code} role="img" aria-label="Embed code">
        {'<'}
        <b>iframe</b> src=<i>"…/f/open-day"</i>
        {'\n  '}width=<i>"100%"</i> height=<i>"600"</i>
        {'>\n</'}
        <b>iframe</b>
        {'>'}
      </pre>
      <Names names={['WordPress', 'Squarespace', 'Wix', 'Webflow', 'Shopify']} />
    </div>
  )
}
