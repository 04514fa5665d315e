import { withNamesInTexts } from '../answers-in-texts/texts-of-form.ts'
import { rulesOf } from '../conditions/condition.ts'
import { nameOfEnding } from '../ending.ts'
import { type FormSchema, isTraditional } from '../form.ts'
import { findTextProblems } from './check-texts.ts'
import { type Finding, named, text } from './finding.ts'
import { oneSentence } from './one-sentence.ts'

/** Endings whose logic has no rules, such as after the source of the last rule was deleted. */
function* endingsForAll(schema: FormSchema): Iterable<Finding> {
  if (isTraditional(schema)) return
  for (const [at, ending] of (withNamesInTexts(schema).endings ?? []).entries()) {
    if (ending.conditional === undefined || rulesOf(ending.conditional).length > 0) continue
    const fact = [named(nameOfEnding(ending, at)), text(' has no rule.')]
    const who = at === 0 ? 'Every visitor' : 'Every visitor without an earlier ending'
    const why = [text(`${who} sees it instead of the success message.`)]
    yield {
      code: 'ending_for_all',
      severity: 'warning',
      fieldId: ending.id,
      rules: [],
      message: oneSentence(fact, why, ', so '),
      fact,
      why,
    }
  }
}

/** Problems of texts and endings. Apart from `findProblems`, whose form may have its endings as fields already. */
export function findTextAndEndingProblems(schema: FormSchema): readonly Finding[] {
  return [...findTextProblems(schema), ...endingsForAll(schema)]
}
