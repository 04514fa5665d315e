import type { Field } from '@ramiform/core/field'
import { BranchMark } from '../../../ui/BranchMark.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './PathTree.module.css'
import { branchesOf, row } from './path-tree.ts'

/** All questions of a form as a tree. Visible ones are highlighted, and the last one is a leaf. */
export function PathTree({ fields, asked }: { fields: readonly Field[]; asked: readonly Field[] }) {
  const branches = branchesOf(fields)
  const lines = branches.filter(({ line }) => line !== undefined)
  return (
    <div className={styles.tree}>
      <p className={styles.title} id="open-day-path">
        <BranchMark size={16} />
        The path your answers take
      </p>
      <div className={styles.plot}>
        <svg width="100%" height={branches.length * row} aria-hidden>
          {lines.map(({ field, line }) => (
            <path key={field.id} d={line} />
          ))}
          {/* Drawn over the others. */}
          {lines.map(({ field, line, depth }) => (
            <path
              key={field.id}
              className={styles.taken}
              d={line}
              pathLength={1}
              data-depth={depth}
              data-lit={asked.includes(field) || undefined}
            />
          ))}
        </svg>
        <ol aria-labelledby="open-day-path">
          {branches.map(({ field, answer, depth }) => (
            <li
              key={field.id}
              data-depth={depth}
              data-lit={asked.includes(field) || undefined}
              data-leaf={(depth > 0 && field === asked.at(-1)) || undefined}
            >
              {answer !== undefined && <small>{answer}</small>}
              {field.label}
              {asked.includes(field) && <VisuallyHidden>(asked)</VisuallyHidden>}
            </li>
          ))}
        </ol>
      </div>
      <p className={styles.count}>
        <b>{asked.length}</b> of {fields.length} questions asked
      </p>
    </div>
  )
}
