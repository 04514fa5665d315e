import type { DecisionTree } from '@ramiform/formats/generators/read-decision-tree'
import { type RefObject, useState } from 'react'
import type { FieldEdit, FieldEdits } from '../../forms/found-fields/edit-found.ts'
import { FoundFields } from '../../forms/found-fields/FoundFields.tsx'
import { Button } from '../../ui/Button.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import type { Generation } from './generation.ts'
import { LiveTree } from './LiveTree.tsx'
import styles from './Output.module.css'

type View = 'questions' | 'tree'
const views = [
  { value: 'questions', label: 'Questions' },
  { value: 'tree', label: 'Live tree' },
] as const

/** Result of the builder: the questions while idle and when done, the growing tree in between. */
export function Output(props: {
  boxRef: RefObject<HTMLElement | null>
  tree: DecisionTree | null | undefined
  generation: Generation
  hasFailed: boolean
  without: ReadonlySet<string>
  edits: FieldEdits
  onLeaveOut: (without: ReadonlySet<string>) => void
  onEdit: (id: string, edit: FieldEdit) => void
  onShowAtOnce: () => void
}) {
  const { tree, generation, hasFailed, onShowAtOnce } = props
  const { stage, lines, shown } = generation
  const isRunning = !['idle', 'form_complete', 'preview_ready'].includes(stage)
  const fitting: View = isRunning || hasFailed ? 'tree' : 'questions'
  // The user's choice of view lasts until the stage changes the default view.
  const [chosen, setChosen] = useState<{ view: View; instead: View } | null>(null)
  const view = chosen?.instead === fitting ? chosen.view : fitting
  const failed = tree && 'problem' in tree ? tree : null
  return (
    <section ref={props.boxRef} tabIndex={-1} className={styles.output} aria-label="Output">
      <div className={styles.head}>
        <Segmented
          label="Show"
          options={views}
          value={view}
          onChange={(next) => setChosen({ view: next, instead: fitting })}
        />
        {isRunning && (
          <Button variant="quiet" size="sm" onClick={onShowAtOnce}>
            Skip animation
          </Button>
        )}
      </div>
      {view === 'questions' ? (
        <Questions {...props} />
      ) : stage === 'idle' && !hasFailed ? (
        <p className={styles.none}>The tree appears here when you start.</p>
      ) : (
        <LiveTree
          lines={lines ?? (hasFailed ? (failed?.lines ?? []) : [])}
          shown={lines === null && hasFailed ? (failed?.lines.length ?? 0) : shown}
          isGrowing={stage === 'tree_building'}
          isBroken={hasFailed && failed !== null}
        />
      )}
    </section>
  )
}

function Questions({
  tree,
  without,
  edits,
  onLeaveOut,
  onEdit,
}: Pick<Parameters<typeof Output>[0], 'tree' | 'without' | 'edits' | 'onLeaveOut' | 'onEdit'>) {
  if (tree === null) {
    return (
      <p className={styles.none}>
        Questions from your tree or description appear here as you type.
      </p>
    )
  }
  if (tree === undefined) {
    return (
      <div className={styles.none}>
        <Spinner label="Reading" />
      </div>
    )
  }
  if ('problem' in tree) return <p className={styles.none}>No questions found yet.</p>
  return (
    <div className={styles.found}>
      <FoundFields
        found={tree.found}
        without={without}
        edits={edits}
        onChange={onLeaveOut}
        onEdit={onEdit}
      />
    </div>
  )
}
