import { logicOfFields } from '@ramiform/core/conditions/section-logic'
import { isTraditional } from '@ramiform/core/form'
import { IconAlertTriangle, IconBulb } from '@tabler/icons-react'
import { useStore } from 'zustand'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import { counts, inOneText, statusWords } from '../findings/status-words.ts'
import styles from './FlowStatus.module.css'
import { useNextFinding } from './use-next-finding.ts'

/** State of the logic in one line. With findings, it is a button that goes from one to the next. */
export function FlowStatus() {
  const state = useStore(useEditor().findings)
  const schema = useEditorState(({ draft }) => draft.schema)
  const next = useNextFinding()
  const isOff = isTraditional(schema)
  const words = statusWords(state, isOff)
  const text = inOneText(words)
  const { problems, hints } = counts(state.findings)
  const fields = schema.fields.length
  const withLogic = logicOfFields(schema).filter((logic) => logic !== undefined).length
  const Icon = problems > 0 ? IconAlertTriangle : IconBulb
  return (
    <>
      {state.findings.length > 0 ? (
        <button
          type="button"
          className={styles.findings}
          data-severity={words.tone}
          title="Next problem (N)"
          onClick={next}
        >
          <Icon size={16} stroke={1.75} aria-hidden />
          <span className={`${styles.long} visually-hidden-on-phones`}>
            {problems > 0 ? `${text} in the logic` : text}
          </span>
          <span className={styles.short} aria-hidden>
            {problems > 0 ? problems : hints}
          </span>
        </button>
      ) : (
        text !== '' && !isOff && <span className={styles.quiet}>{text}</span>
      )}
      <span className={styles.quiet}>
        {`${fields} ${fields === 1 ? 'field' : 'fields'}, ${withLogic} with logic`}
      </span>
    </>
  )
}
