import type { GroupOperator } from '@ramiform/core/conditions/condition'
import { IconSelector, IconX } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import branchStyles from '../../../forms/Branch.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { GroupMenu } from './GroupMenu.tsx'
import { directionOf } from './move-keys.ts'
import styles from './Rules.module.css'
import type { AdvancedEdits } from './use-advanced-edits.ts'

/** Header of a group: the operator (all rules, or any rule) and the group actions. */
export function GroupHead({
  operator,
  groupId,
  edits,
}: {
  operator: GroupOperator
  groupId: string | null
  edits: AdvancedEdits
}) {
  const isAll = operator === 'AND'

  function onKeyDown(event: KeyboardEvent) {
    const direction = directionOf(event)
    if (direction === null || groupId === null) return
    event.preventDefault()
    event.stopPropagation()
    edits.stepGroup(groupId, direction)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys that bubble from its controls
    <div className={styles.gateRow} data-row={groupId ?? undefined} onKeyDown={onKeyDown}>
      <button
        type="button"
        className={classNames(branchStyles.gate, styles.gate)}
        aria-label={
          isAll
            ? 'All of: every rule must be true. Switch to Any of'
            : 'Any of: one true rule is enough. Switch to All of'
        }
        onClick={() => edits.switchOperator(groupId, isAll ? 'OR' : 'AND')}
      >
        {isAll ? 'All of' : 'Any of'}
        <IconSelector size={14} stroke={1.75} aria-hidden />
      </button>
      {groupId !== null && (
        <span className={styles.groupActions}>
          <GroupMenu groupId={groupId} edits={edits} />
          <button
            type="button"
            className={styles.small}
            aria-label="Remove group"
            title="Remove group with its rules"
            onClick={() => edits.removeGroup(groupId)}
          >
            <IconX size={16} stroke={1.75} aria-hidden />
          </button>
        </span>
      )}
    </div>
  )
}
