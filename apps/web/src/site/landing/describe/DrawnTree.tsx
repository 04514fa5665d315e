import type { Field } from '@ramiform/core/field'
import { BranchMark } from '../../../ui/BranchMark.tsx'
import tree from '../living-form/PathTree.module.css'
import { branchesOf, row, stemOf } from '../living-form/path-tree.ts'
import styles from './DrawnTree.module.css'

/** The questions of the described form as a tree. Its branches draw one after another. */
export function DrawnTree({ fields }: { fields: readonly Field[] }) {
  const branches = branchesOf(fields)
  const sources = new Set(branches.map(({ from }) => from))
  const lines = branches.flatMap(({ field, line }) => (line === undefined ? [] : [{ field, line }]))
  return (
    <div className={tree.tree}>
      <p className={tree.title} id="described-path">
        <BranchMark size={16} />
        The form you described
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long trees scroll, also by keyboard */}
      <section className={styles.scroll} aria-labelledby="described-path" tabIndex={0}>
        <div className={tree.plot}>
          <svg width="100%" height={branches.length * row} aria-hidden>
            <path d={stemOf(branches)} />
            {lines.map(({ field, line }, place) => (
              <path
                key={field.id}
                className={styles.twig}
                d={line}
                pathLength={1}
                style={{ animationDelay: `${Math.min(place, 11) * 160}ms` }}
              />
            ))}
          </svg>
          <ol>
            {branches.map(({ field, answer, depth }, place) => (
              <li
                key={field.id}
                className={styles.question}
                style={{ marginLeft: depth * 30 }}
                data-lit={depth > 0 || undefined}
                data-leaf={(depth > 0 && !sources.has(place)) || undefined}
              >
                {answer !== undefined && <small>{answer}</small>}
                {field.label}
              </li>
            ))}
          </ol>
        </div>
      </section>
      <p className={tree.count}>Nothing was sent. Sign in when you keep it.</p>
    </div>
  )
}
