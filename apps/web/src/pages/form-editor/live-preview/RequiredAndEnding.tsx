import type { Answers } from '@ramiform/core/answers'
import { describeConditional, type Phrase } from '@ramiform/core/conditions/describe'
import type { Explanation, GroupTruth } from '@ramiform/core/conditions/explain'
import {
  endingNow,
  explainParts,
  requiredNow,
  trueRules,
} from '@ramiform/core/conditions/explain-parts'
import { text } from '@ramiform/core/findings/finding'
import { type FormSchema, isTraditional } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { useMemo } from 'react'
import { fieldName } from '../../../forms/field-name.ts'
import { Phrases } from '../../../forms/Phrases.tsx'
import { Group } from './Group.tsx'

/** Rules written out in one reason; the rest are counted. */
const writtenRules = 4

interface RequiredAndEndingProps {
  readonly schema: FormSchema
  readonly answers: Answers
}

/** The questions that logic requires with the present answers, and the ending that follows, each with the reason. */
export function RequiredAndEnding({ schema, answers }: RequiredAndEndingProps) {
  const hasRequirements =
    !isTraditional(schema) && schema.fields.some(({ requiredWhen }) => requiredWhen)
  const hasEndings = schema.endings !== undefined && schema.endings.length > 0
  const all = useMemo(
    () => (hasRequirements || hasEndings ? explainParts(schema, answers, fieldTypes) : []),
    [hasRequirements, hasEndings, schema, answers],
  )
  const required = requiredNow(all)
  return (
    <>
      {hasRequirements && (
        <Group name="Required by logic" count={required.length} isOpen>
          <ul>
            {required.map(({ field, logic }) => (
              <li key={field.id}>
                <div>
                  <b>{fieldName(field)}</b>
                  <p>
                    <Phrases
                      phrases={becauseOf(logic, schema) ?? [text('Its logic has no rules.')]}
                    />
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </Group>
      )}
      {hasEndings && <EndingNow ending={endingNow(all)} schema={schema} />}
    </>
  )
}

function EndingNow({
  ending,
  schema,
}: {
  readonly ending: Explanation | undefined
  readonly schema: FormSchema
}) {
  return (
    <Group name="Ending" isOpen>
      <ul>
        <li>
          <div>
            <b>{ending === undefined ? 'Success message' : ending.field.label}</b>
            <p>
              <Phrases
                phrases={
                  ending === undefined
                    ? [text('No other ending is shown for these answers.')]
                    : (becauseOf(ending.logic, schema) ?? [text('It has no rules.')])
                }
              />
            </p>
          </div>
        </li>
      </ul>
    </Group>
  )
}

/** `Because Reply is Phone.`; null for logic that holds without a rule. */
function becauseOf(logic: GroupTruth | null, schema: FormSchema): readonly Phrase[] | null {
  if (logic === null) return null
  const phrases = describeConditional(trueRules(logic), schema, { clauses: writtenRules })
  return phrases.length === 0 ? null : [text('Because '), ...phrases, text('.')]
}
