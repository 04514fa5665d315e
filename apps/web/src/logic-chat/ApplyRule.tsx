import { describeConditional } from '@ramiform/core/conditions/describe'
import type { Field } from '@ramiform/core/field'
import { isTraditional } from '@ramiform/core/form'
import { IconCheck } from '@tabler/icons-react'
import { fieldName } from '../forms/field-name.ts'
import { Phrases } from '../forms/Phrases.tsx'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import styles from './LogicChat.module.css'
import { namedFields } from './named-fields.ts'
import { ruleFit } from './rule-fit.ts'
import { type ApplyRuleProps, useApplyRule } from './use-apply-rule.ts'

/** Buttons that add a rule to its field and remove it again. They never overwrite existing logic without asking. */
export function ApplyRule(props: ApplyRuleProps) {
  const { form, rule } = props
  const fit = ruleFit(rule, form.schema)
  if (fit.kind === 'missing') {
    const names = namedFields(rule, []).filter(({ id }) => fit.ids.includes(id))
    return (
      <p className={styles.note}>
        {`${form.name} has no field ${listed(names.map(({ label }) => `"${label}"`))}, so this rule cannot be applied.`}
      </p>
    )
  }
  if (fit.kind === 'loop') {
    const labels = new Map(form.schema.fields.map((field) => [field.id, fieldName(field)]))
    return (
      <p className={styles.note}>
        {`This rule cannot be applied: the field would depend on itself (${fit.way.map((id) => labels.get(id)).join(' → ')}).`}
      </p>
    )
  }
  if (form.elsewhere !== undefined) {
    const { why, label, to } = form.elsewhere
    return (
      <div className={styles.apply}>
        <p>{why}</p>
        <LinkButton to={to}>{label}</LinkButton>
      </div>
    )
  }
  return <Apply {...props} field={fit.field} />
}

const listed = (words: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(words)

function Apply({ field, ...props }: ApplyRuleProps & { field: Field }) {
  const { form } = props
  const { standing, busy, trouble, put, takeOut, loadNewest } = useApplyRule(field, props)
  const name = fieldName(field)
  return (
    <div className={styles.apply}>
      <div role="status">
        {standing.kind === 'there' && (
          <p className={styles.done}>
            <IconCheck size={16} stroke={2} aria-hidden />
            {standing.takesOut ? `Applied to ${name}.` : `${name} already has this logic.`}
          </p>
        )}
        {standing.kind === 'changed' && (
          <p>{`Applied to ${name}. The form has changed since then.`}</p>
        )}
        {trouble !== null && <p className={styles.trouble}>{trouble.message}</p>}
      </div>
      {standing.kind === 'other' && (
        <p>
          {`${name} already has logic: shown when `}
          <Phrases phrases={describeConditional(standing.logic, form.schema, { clauses: 4 })} />.
        </p>
      )}
      {isTraditional(form.schema) && (standing.kind === 'free' || standing.kind === 'other') && (
        <p>This form is Traditional: its logic is saved but off.</p>
      )}
      <div className={styles.actions}>
        {trouble?.isSignedOut && (
          <LinkButton to="/login" target="_blank" rel="noreferrer">
            Sign In
          </LinkButton>
        )}
        {trouble?.canLoad && (
          <Button busy={busy} onClick={loadNewest}>
            Load the latest version
          </Button>
        )}
        {standing.kind === 'there' && standing.takesOut && (
          <Button size="sm" busy={busy} onClick={takeOut}>
            Undo
          </Button>
        )}
        {standing.kind === 'free' && !trouble?.canLoad && (
          <Button busy={busy} onClick={() => put('replace')}>{`Apply to ${name}`}</Button>
        )}
        {standing.kind === 'other' && !trouble?.canLoad && (
          <>
            <Button busy={busy} onClick={() => put('replace')}>
              Replace it
            </Button>
            <Button busy={busy} onClick={() => put('and')}>
              Require both
            </Button>
            <Button busy={busy} onClick={() => put('or')}>
              Require either
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
