import type { ResponseOf } from '@ramiform/contract/calls'

type Answer = ResponseOf<'readRespondent'>['answers'][number]

const states = {
  received: '',
  deleted: 'in the bin',
  held: 'as suspected spam',
  unfinished: 'unfinished',
} as const satisfies Record<Answer['state'], string>

/** One text for each form, such as "Workshop: 2, 1 in the bin". */
export function answerCounts(
  answers: readonly Answer[],
): readonly { readonly formId: string; readonly text: string }[] {
  return [...Map.groupBy(answers, ({ formId }) => formId)].map(([formId, ofForm]) => {
    const counts = Object.entries(states).flatMap(([state, words]) => {
      const count = ofForm.filter((answer) => answer.state === state).length
      return count === 0 ? [] : [`${count} ${words}`.trim()]
    })
    return { formId, text: `${ofForm[0]?.formName}: ${counts.join(', ')}` }
  })
}
