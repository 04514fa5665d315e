import { describeConditional } from '@ramiform/core/conditions/describe'
import type { FlowGraph } from '@ramiform/core/conditions/flow-graph'
import { dependentsOf } from '@ramiform/core/conditions/flow-path'
import { wayRound } from '@ramiform/core/conditions/loops'
import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { IconX } from '@tabler/icons-react'
import { useMemo } from 'react'
import { fieldById } from '../../../editing/draft/form-draft.ts'
import { fieldName } from '../../../forms/field-name.ts'
import { Phrases } from '../../../forms/Phrases.tsx'
import { BranchMark } from '../../../ui/BranchMark.tsx'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { FindingLines } from '../findings/FindingLines.tsx'
import styles from './Flow.module.css'

interface FlowCardProps {
  readonly field: Field
  readonly schema: FormSchema
  readonly graph: FlowGraph
  readonly onEdit: () => void
  readonly onClose: () => void
}

/** Card with the logic of the selected field in words: its condition, and the fields it affects. */
export function FlowCard({ field, schema, graph, onEdit, onClose }: FlowCardProps) {
  const phrases = useMemo(
    () => (field.conditional === undefined ? [] : describeConditional(field.conditional, schema)),
    [field.conditional, schema],
  )
  const circle = useMemo(() => wayRound(schema, field.id), [schema, field.id])
  const decides = dependentsOf(graph, field.id).filter((id) => id !== field.id)
  return (
    <aside className={styles.card} aria-label="Selected field">
      <header>
        <h3>{fieldName(field)}</h3>
        <span>{fieldTypeOf(fieldTypes, field.type)?.defaultLabel}</span>
        <IconButton
          size="sm"
          tooltip="none"
          label="Close"
          icon={<IconX size={16} stroke={1.75} aria-hidden />}
          onClick={onClose}
        />
      </header>
      <div className={styles.cardBody}>
        <p>
          {phrases.length === 0 ? (
            'Always shown.'
          ) : (
            <>
              Shown when <Phrases phrases={phrases} />.
            </>
          )}
        </p>
        <FindingLines fieldId={field.id} />
        {decides.length > 0 && <p>{`Controls ${named(decides, schema)}.`}</p>}
        {circle.length > 0 && (
          <p className={styles.warning}>
            {`Circular dependency: ${circle.map((id) => nameOf(id, schema)).join(' → ')}. Each counts as empty for the other.`}
          </p>
        )}
      </div>
      <Button variant="quiet" size="sm" icon={<BranchMark />} onClick={onEdit}>
        {field.conditional === undefined ? 'Add logic' : 'Edit logic'}
      </Button>
    </aside>
  )
}

/** fields named before the rest is summarized as a count */
const namedFields = 3

function named(ids: readonly string[], schema: FormSchema): string {
  const names = ids.slice(0, namedFields).map((id) => nameOf(id, schema))
  const more = ids.length - names.length
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(
    more > 0 ? [...names, `${more} more`] : names,
  )
}

function nameOf(id: string, schema: FormSchema): string {
  const field = fieldById(schema.fields, id)
  return field === undefined ? '' : fieldName(field)
}
