import { Fragment } from 'react'
import { CopyButton } from '../../clipboard/CopyButton.tsx'
import styles from './CodeBox.module.css'

/** Code to copy. Always left to right, even with right-to-left names inside. */
export function CodeBox({ code, of }: { code: string; of: string }) {
  return (
    <div className={styles.box}>
      <pre dir="ltr">
        <code>
          {partsOf(code).map(({ text, isTag, at }) =>
            isTag ? (
              <span key={at} className={styles.tag}>
                {text}
              </span>
            ) : (
              <Fragment key={at}>{text}</Fragment>
            ),
          )}
        </code>
      </pre>
      <CopyButton className={styles.copy} variant="plain" text={code} of={of} />
    </div>
  )
}

/** Splits code for highlighting of element names. Attribute values contain no angle brackets. */
function partsOf(code: string) {
  let at = 0
  return code.split(/(?<=^\s*\[|<\/?)(\w+)/).map((text, index) => {
    const part = { text, isTag: index % 2 === 1, at }
    at += text.length
    return part
  })
}
