import { rulesOf } from '@ramiform/core/conditions/condition'
import { nameOfEnding } from '@ramiform/core/ending'
import { inSentence } from '@ramiform/core/findings/finding'
import { isTraditional } from '@ramiform/core/form'
import { withHiddenFields } from '@ramiform/core/hidden-fields'
import { endingById, fieldById } from '../../../editing/draft/form-draft.ts'
import { fieldName } from '../../../forms/field-name.ts'
import type { StepNotice } from '../history/use-step-notice.ts'
import type { Settled } from './rules-question.ts'

const countOf = (rules: number) => (rules === 1 ? '1 rule' : `${rules} rules`)

/** Describes the changes made together with a step; null when there is nothing to say. */
export function settledInWords({ before, after, consequences, texts }: Settled): StepNotice | null {
  const { fields } = withHiddenFields(after.schema)
  const gone = withHiddenFields(before.schema).fields.filter(({ id }) => !fieldById(fields, id))
  const [first] = gone
  const isOne = gone.length === 1
  // A rule that compares two deleted answers is one rule.
  const removed = new Set(
    consequences
      .filter(({ kind }) => kind === 'field-gone')
      .flatMap(({ readers }) =>
        readers.flatMap(({ field, rules }) => rules.map((rule) => `${field.id} ${rule}`)),
      ),
  )
  const changes = [
    ...consequences.flatMap(({ renamed, rewritable }) =>
      renamed ? `${countOf(rewritable)} changed to “${renamed.to}”` : [],
    ),
    ...endingsForAll(before, after).map((name) => `${name} now shows to everybody`),
  ]
  if (!texts && removed.size + changes.length === 0) return null
  return {
    ...(first && { named: `${isOne ? fieldName(first) : `${gone.length} fields`} deleted` }),
    ...(removed.size > 0 && {
      rules: `, with ${countOf(removed.size)} that used ${isOne ? 'it' : 'them'}`,
    }),
    ...(changes.length > 0 && { changes: changes.join('. ') }),
    ...(texts && { texts }),
  }
}

/** Names of the endings that lost their last rule. */
function endingsForAll({ schema: before }: Settled['before'], { schema }: Settled['after']) {
  if (isTraditional(schema)) return []
  return (schema.endings ?? []).flatMap((ending, at) =>
    hasRules(ending) || !hasRules(endingById(before, ending.id))
      ? []
      : inSentence(nameOfEnding(ending, at)),
  )
}

const hasRules = (
  ending: Pick<NonNullable<ReturnType<typeof endingById>>, 'conditional'> | undefined,
) => ending?.conditional !== undefined && rulesOf(ending.conditional).length > 0
