import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { type Stage, stepOf, steps } from './generation.ts'
import styles from './ProgressSteps.module.css'

/** The four steps of the generation on one stem, until the result is there. Completed steps are filled. */
export function ProgressSteps({ stage }: { stage: Stage }) {
  const current = stepOf(stage)
  const isOver = current === steps.length - 1
  return (
    <>
      {!isOver && (
        <ol className={styles.steps} aria-label="Progress">
          {steps.map(({ name }, at) => {
            const state = stateAt(at, current)
            return (
              <li key={name} data-state={state} aria-current={at === current ? 'step' : undefined}>
                <span className={styles.bud} aria-hidden />
                {name}
                <VisuallyHidden>{`, ${words[state]}`}</VisuallyHidden>
              </li>
            )
          })}
        </ol>
      )}
      <VisuallyHidden>
        <span role="status">
          {current === -1 ? '' : `Step ${current + 1} of ${steps.length}: ${steps[current]?.name}`}
        </span>
      </VisuallyHidden>
    </>
  )
}

const words = { done: 'done', now: 'in progress', later: 'not started' } as const

function stateAt(at: number, current: number): keyof typeof words {
  if (at === current) return 'now'
  return at < current ? 'done' : 'later'
}
