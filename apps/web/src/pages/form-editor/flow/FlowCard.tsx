import { describeConditional } from '@ramiform/core/conditions/describe'
import { type FlowGraph, fieldsOf } from '@ramiform/core/conditions/flow-graph'
import { dependentsOf } from '@ramiform/core/conditions/flow-path'
import { wayRound } from '@ramiform/core/conditions/loops'
import { logicOfFields } from '@ramiform/core/conditions/section-logic'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { IconPlayerPlay, IconX } from '@tabler/icons-react'
import { Fragment, useMemo } from 'react'
import { fieldById } from '../../../editing/draft/form-draft.ts'
import { offersInWords } from '../../../editing/draft/value-in-words.ts'
import { fieldName } from '../../../forms/field-name.ts'
import { Phrases } from '../../../forms/Phrases.tsx'
import { typeNameOf } from '../../../forms/type-name.ts'
import { BranchMark } from '../../../ui/BranchMark.tsx'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import { useMakeAppear } from '../live-preview/use-make-appear.ts'
import styles from './Flow.module.css'
import { FlowFindings } from './FlowFindings.tsx'
import { useFlowShown } from './flow-context.ts'

interface FlowCardProps {
  readonly field: Field
  readonly schema: FormSchema
  readonly graph: FlowGraph
  readonly onEdit: () => void
  /** omitted where the card cannot be closed */
  readonly onClose: (() => void) | undefined
}

/** Card with the logic of the selected field in words, and what to do with it. A finding comes first. */
export function FlowCard({ field, schema, graph, onEdit, onClose }: FlowCardProps) {
  const phrases = useMemo(() => {
    const logic = logicOfFields(schema)[schema.fields.indexOf(field)]
    return logic === undefined ? [] : describeConditional(logic, schema)
  }, [field, schema])
  const circle = useMemo(() => wayRound(schema, field.id), [schema, field.id])
  const makeAppear = useMakeAppear(field)
  const dependsOn = sourcesOf(graph, field.id)
  const decides = dependentsOf(graph, field.id).filter((id) => id !== field.id)
  return (
    <aside className={styles.card} aria-label="Selected field">
      <header>
        <h3>{fieldName(field)}</h3>
        <span>{typeNameOf(field)}</span>
        {onClose !== undefined && (
          <IconButton
            size="sm"
            tooltip="none"
            label="Close"
            icon={<IconX size={16} stroke={1.75} aria-hidden />}
            onClick={onClose}
          />
        )}
      </header>
      <div className={styles.cardBody}>
        <FlowFindings fieldId={field.id} />
        <p className={styles.sentence}>
          {field.hidden ? (
            'Not asked. Rules read it.'
          ) : graph.off ? (
            'Always shown, because logic is off.'
          ) : phrases.length === 0 ? (
            'Always shown.'
          ) : (
            <>
              Shown when <Phrases phrases={phrases} />.
            </>
          )}
        </p>
        {field.requiredWhen && !field.required && !graph.off && (
          <p className={styles.sentence}>
            Required when <Phrases phrases={describeConditional(field.requiredWhen, schema)} />.
          </p>
        )}
        {offersInWords(field, schema).map((words) => (
          <p key={words} className={styles.sentence}>{`Offers ${words}.`}</p>
        ))}
        {circle.length > 0 && !graph.off && (
          <p className={styles.warning}>
            {`Circular dependency: ${circle.map((id) => nameOf(id, schema)).join(' → ')}. Each counts as empty for the other.`}
          </p>
        )}
        {(dependsOn.length > 0 || decides.length > 0) && (
          <dl>
            <Related title="Depends on" ids={dependsOn} schema={schema} />
            <Related title="Decides" ids={decides} schema={schema} />
          </dl>
        )}
      </div>
      <div className={styles.cardActions}>
        <Button size="sm" icon={<BranchMark />} onClick={onEdit}>
          {field.hidden ? 'Edit' : field.conditional === undefined ? 'Add logic' : 'Edit logic'}
        </Button>
        {makeAppear !== null && (
          <Button
            variant="quiet"
            size="sm"
            icon={<IconPlayerPlay size={16} stroke={1.75} aria-hidden />}
            onClick={makeAppear}
          >
            Make it appear
          </Button>
        )}
      </div>
    </aside>
  )
}

/** fields listed before the rest is summarized as a count */
const mostListed = 6

/** Fields that the selected one depends on or decides, as links that select them. */
function Related({
  title,
  ids,
  schema,
}: {
  title: string
  ids: readonly string[]
  schema: FormSchema
}) {
  const { onSelect } = useFlowShown()
  if (ids.length === 0) return null
  const more = ids.length - mostListed
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {ids.slice(0, mostListed).map((id, index) => (
          <Fragment key={id}>
            {index > 0 && ', '}
            <TextButton onClick={() => onSelect(id)}>{nameOf(id, schema)}</TextButton>
          </Fragment>
        ))}
        {more > 0 && ` and ${more} more`}
      </dd>
    </div>
  )
}

/** Fields that the rules of a field read, in reading order. */
function sourcesOf(graph: FlowGraph, fieldId: string): readonly string[] {
  const rules = graph.fields.find(({ id }) => id === fieldId)?.rules ?? []
  const sources = rules.flatMap((rule) => {
    const condition = graph.conditions.get(rule)
    return condition === undefined ? [] : fieldsOf(condition)
  })
  return [...new Set(sources)].filter((id) => id !== fieldId)
}

function nameOf(id: string, schema: FormSchema): string {
  const field = fieldById(schema.fields, id)
  return field === undefined ? '' : fieldName(field)
}
