import { type Answers, answerTo } from '@ramiform/core/answers'
import { describeConditional, type Phrase } from '@ramiform/core/conditions/describe'
import { blockingRules, explainForm, type RuleTruth } from '@ramiform/core/conditions/explain'
import { withoutSections } from '@ramiform/core/conditions/without-sections'
import type { Currency, Field } from '@ramiform/core/field'
import { type FieldTypes, takesAnswer } from '@ramiform/core/field-type'
import type { FormSchema } from '@ramiform/core/form'
import { withTableLabels } from '@ramiform/core/label-with-table'
import { inChargedCurrency } from '@ramiform/core/payments/in-charged-currency'
import { readableAnswer } from '@ramiform/fields/readable-answer'

/** Questions that were not asked for the same reason. */
export interface NotAskedGroup {
  readonly fieldIds: readonly string[]
  readonly labels: readonly string[]
  /** when they are asked, as the rest of "Asked when" */
  readonly when: readonly Phrase[]
  /** what the person had answered, one sentence for each question that decided */
  readonly because: readonly (readonly Phrase[])[]
}

const text = (words: string): Phrase => ({ kind: 'text', text: words })
const value = (words: string): Phrase => ({ kind: 'value', text: words })

/**
 * Questions that a person was not asked, with the rules and answers that decided it. Groups are in form order.
 *
 * @param version the version that was filled in
 */
export function notAsked(
  version: FormSchema,
  data: Answers,
  fieldTypes: FieldTypes,
): readonly NotAskedGroup[] {
  const plain = inChargedCurrency(withoutSections(version))
  const schema = { ...plain, fields: withTableLabels(plain.fields, plain.tables) }
  const fields = new Map(schema.fields.map((field) => [field.id, field]))
  const groups = new Map<string, NotAskedGroup>()
  for (const { field, isVisible, logic } of explainForm(schema, data, fieldTypes)) {
    if (isVisible || logic === null || field.conditional === undefined) continue
    if (!takesAnswer(field, fieldTypes)) continue
    const when = describeConditional(field.conditional, schema)
    const deciding = new Map(blockingRules(logic).map((truth) => [truth.rule.fieldId, truth]))
    const because = [...deciding.values()].map((truth) =>
      seenWords(
        truth,
        fields.get(truth.rule.fieldId),
        deciding.size === 1,
        data,
        schema.settings.payment?.currency,
      ),
    )
    const key = JSON.stringify([when, because])
    const label = field.label || field.id
    const { fieldIds = [], labels = [] } = groups.get(key) ?? {}
    groups.set(key, {
      fieldIds: [...fieldIds, field.id],
      labels: [...labels, label],
      when,
      because,
    })
  }
  return [...groups.values()]
}

/** Why a person was not asked one question, as sentences. */
export function reasonNotAsked(
  schema: FormSchema,
  data: Answers,
  fieldTypes: FieldTypes,
  fieldId: string,
): string {
  const group = notAsked(schema, data, fieldTypes).find(({ fieldIds }) =>
    fieldIds.includes(fieldId),
  )
  if (group === undefined) return noSuchQuestion
  const asked = group.when.length > 0 ? `Asked when ${wordsOf(group.when)}.` : ''
  return [asked, ...group.because.map(wordsOf)].filter((sentence) => sentence !== '').join(' ')
}

const noSuchQuestion = 'This version of the form has no such question.'

const wordsOf = (phrases: readonly Phrase[]) => phrases.map((phrase) => phrase.text).join('')

/** The answer of each deciding question. A single question is not named again, because the sentence before names it. */
function seenWords(
  { rule, seen }: RuleTruth,
  source: Field | undefined,
  isOnly: boolean,
  data: Answers,
  currency: Currency | undefined,
): readonly Phrase[] {
  if (source === undefined || seen.kind === 'gone') {
    return [text(noSuchQuestion)]
  }
  const name: Phrase = { kind: 'field', text: source.label || source.id }
  const answer = answerTo(data, rule.fieldId)
  switch (seen.kind) {
    case 'hidden':
      return isOnly ? [text('It was not asked either.')] : [name, text(' was not asked either.')]
    case 'cycle':
      return [name, text(' depends on this question, so it counts as unanswered.')]
    case 'answer': {
      const words = value(answer === undefined ? '' : readableAnswer(source, answer, currency))
      return isOnly
        ? [text('The answer was '), words, text('.')]
        : [text('The answer to '), name, text(' was '), words, text('.')]
    }
    case 'no answer':
      return isOnly ? [text('It was not answered.')] : [name, text(' was not answered.')]
  }
}
