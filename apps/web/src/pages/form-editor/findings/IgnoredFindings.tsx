import { inWords } from '@ramiform/core/findings/finding'
import { findingKey } from '@ramiform/proving/finding-key'
import type { ListedFinding } from '@ramiform/proving/listed-finding'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import { Button } from '../../../ui/Button.tsx'
import styles from './FindingsPanel.module.css'
import { bringBack } from './ignore-finding.ts'

/** Ignored warnings and hints, with who ignored them and why. */
export function IgnoredFindings({ findings }: { findings: readonly ListedFinding[] }) {
  const { store, findings: check, announce } = useEditor()
  const notes = useEditorState(({ draft }) => draft.schema.settings.ignoredFindings)
  return (
    <section className={styles.ignored} aria-label="Ignored">
      <h3>Ignored</h3>
      <ul>
        {findings.map((finding) => {
          const key = findingKey(finding)
          const note = notes?.find((one) => findingKey(one) === key)
          const fact = inWords(finding.fact)
          return (
            <li key={key}>
              <div>
                <p>{fact}</p>
                {note !== undefined && (
                  <p className={styles.checked}>
                    {[note.reason, note.by].filter(Boolean).join(' · ')}
                  </p>
                )}
              </div>
              <Button
                size="sm"
                aria-label={`Bring back: ${fact}`}
                onClick={() => {
                  store.run(bringBack(finding))
                  check.check()
                  announce('Brought back')
                }}
              >
                Bring back
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
