import type { Answer } from '@ramiform/core/answers'
import { english } from '@ramiform/core/built-in-texts/en'
import type { Field } from '@ramiform/core/field'
import type { ComponentType } from 'react'
import { render } from 'vitest-browser-react'
import type { InputProps } from '../shared/input-props.ts'
import { WordsContext } from '../shared/words.tsx'

/** Renders the input of a field under its label, in an English form. Returns the answers it reports. */
export async function showInput(
  Input: ComponentType<InputProps>,
  field: Field,
  more: Partial<InputProps> = {},
): Promise<(Answer | undefined)[]> {
  const answers: (Answer | undefined)[] = []
  await render(
    <WordsContext value={english}>
      <label id="label" htmlFor="control">
        {field.label}
      </label>
      <Input
        {...{ field, id: 'control', labelId: 'label', answer: undefined, currency: undefined }}
        {...{ invalid: false, describedBy: undefined }}
        onAnswer={(answer) => answers.push(answer)}
        {...more}
      />
    </WordsContext>,
  )
  return answers
}
