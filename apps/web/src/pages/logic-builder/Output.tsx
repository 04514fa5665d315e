import type { DecisionTree } from '@ramiform/formats/generators/read-decision-tree'
import type { FoundFields as FoundFieldsOf } from '@ramiform/formats/import'
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

/** Result of the builder: its questions on the drawn branch, which grows while the form is generated, or the tree as text. */
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
  const fitting: View = hasFailed ? 'tree' : 'questions'
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
        <Questions {...props} isGrowing={isRunning} />
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
  generation: { stage, lines, shown },
  isGrowing,
  without,
  edits,
  onLeaveOut,
  onEdit,
}: Parameters<typeof Output>[0] & { isGrowing: boolean }) {
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
  if (stage === 'analyzing') {
    return (
      <div className={styles.none}>
        <Spinner label="Reading the tree" />
      </div>
    )
  }
  const found =
    stage === 'tree_building' && lines !== null
      ? grown(tree.found, shown / Math.max(1, lines.length))
      : tree.found
  return (
    <div className={styles.found}>
      <FoundFields
        found={found}
        isGrowing={isGrowing}
        without={without}
        edits={edits}
        onChange={onLeaveOut}
        onEdit={onEdit}
      />
    </div>
  )
}

/** The first fields of a tree, as many as its shown lines have. */
function grown({ fields, warnings }: FoundFieldsOf, part: number): FoundFieldsOf {
  return { fields: fields.slice(0, Math.ceil(fields.length * part)), warnings }
}
