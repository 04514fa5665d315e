import { type AdvancedConditional, type Rule, rulesOf } from '@ramiform/core/conditions/condition'
import { asSimple } from '@ramiform/core/conditions/conditional-rules'
import { describeConditional } from '@ramiform/core/conditions/describe'
import { canHoldGroup } from '@ramiform/core/conditions/moves'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { limits } from '@ramiform/core/limits'
import { useCallback, useMemo, useRef } from 'react'
import { Branch } from './Branch.tsx'
import { DragMarks } from './DragMarks.tsx'
import type { Kind } from './find-gaps.ts'
import { identified } from './identified.ts'
import type { OnOpenRule, OpenRule } from './open-rule.ts'
import styles from './Rules.module.css'
import { useAdvancedEdits } from './use-advanced-edits.ts'
import { useRuleDrag } from './use-rule-drag.ts'
import { useRuleMotion } from './use-rule-motion.ts'

interface AdvancedLogicProps {
  readonly field: Field
  readonly conditional: AdvancedConditional
  readonly schema: FormSchema
  readonly open: OpenRule | null
  readonly onOpen: OnOpenRule
  readonly onCancel: () => void
}

/** Rules and groups as a tree. AND groups look like a single line; OR groups look like a fork. */
export function AdvancedLogic({
  field,
  conditional: stored,
  schema,
  open,
  onOpen,
  onCancel,
}: AdvancedLogicProps) {
  const conditional = identified(stored)
  const edits = useAdvancedEdits(field.id, onOpen)
  const rules = useMemo(() => rulesOf(conditional), [conditional])
  const numbers = useMemo(() => new Map(rules.map(({ id }, index) => [id, index + 1])), [rules])
  const now = useRef({ conditional, schema })
  now.current = { conditional, schema }
  const canHold = useCallback(
    (kind: Kind, id: string, groupId: string | null) =>
      kind === 'rule' || canHoldGroup(now.current.conditional, id, groupId),
    [],
  )
  const { tree, dragging, onPointerDown } = useRuleDrag(canHold, edits.place)
  useRuleMotion(tree, conditional, open)
  const full = rules.length >= limits.rulesPerField
  return (
    <div
      ref={tree}
      className={styles.tree}
      data-dragging={dragging !== null || undefined}
      onPointerDown={onPointerDown}
    >
      <Branch
        group={conditional}
        groupId={null}
        depth={1}
        fieldId={field.id}
        fields={schema.fields}
        numbers={numbers}
        edits={edits}
        open={open}
        onOpen={onOpen}
        onCancel={onCancel}
        full={full}
        dragged={dragging?.id ?? null}
      />
      {full && (
        <p className={styles.limit}>{`A field can have up to ${limits.rulesPerField} rules.`}</p>
      )}
      {dragging && (
        <DragMarks
          dragging={dragging}
          words={wordsOf(dragging.kind, dragging.id, rules, schema)}
          tree={tree.current}
        />
      )}
    </div>
  )
}

function wordsOf(kind: Kind, id: string, rules: readonly Rule[], schema: FormSchema): string {
  const rule = rules.find((one) => one.id === id)
  if (kind === 'group' || rule === undefined) return 'Group'
  const phrases = describeConditional(asSimple(rule), schema)
  return phrases.map(({ text }) => text).join('')
}
