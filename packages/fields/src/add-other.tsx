import type { ComponentType } from 'react'
import { answerRules } from './answer-rules.ts'
import { type Inputs, inputs } from './inputs.tsx'
import type { InputProps } from './shared/input-props.ts'
import { OtherChoice } from './shared/OtherChoice.tsx'
import { oneOrOther, severalOrOther } from './shared/other-answer.ts'

/** Registers the rules of *Other*, before the form starts. Returns the inputs of choices that may offer it. */
export function addOther(): { inputs: Partial<Inputs> } {
  Object.assign(answerRules, {
    radio: oneOrOther,
    select: oneOrOther,
    // With the check of `addFurtherLimits`.
    checkbox: { ...answerRules.checkbox, ...severalOrOther },
  })
  const { radio, checkbox, select } = inputs
  return {
    inputs: { radio: orOther(radio), checkbox: orOther(checkbox), select: orOther(select) },
  }
}

function orOther(Choice: ComponentType<InputProps>): ComponentType<InputProps> {
  return (props) =>
    props.field.other === undefined ? (
      <Choice {...props} />
    ) : (
      <OtherChoice {...props} Choice={Choice} />
    )
}
