import { showsColumns } from '@ramiform/core/choice-settings'
import { missedCount, missedStep } from '@ramiform/core/validation/further-limits'
import type { ComponentType } from 'react'
import { answerRules } from './answer-rules.ts'
import { type Inputs, inputs } from './inputs.tsx'
import type { InputProps } from './shared/input-props.ts'

/**
 * Registers fewest and most choices, columns, steps and units, before the form starts. Returns the inputs that may have
 * them. The tables are changed in place, so this comes between `addPictures` and `addOther`.
 */
export function addFurtherLimits(): { inputs: Partial<Inputs> } {
  const { checkbox, number, quantity } = answerRules
  Object.assign(answerRules, {
    checkbox: { ...checkbox, limited: missedCount },
    number: { ...number, limited: missedStep },
    quantity: { ...quantity, limited: missedStep },
  })
  const shown = {
    radio: orColumns(inputs.radio),
    checkbox: orColumns(inputs.checkbox),
    number: orUnit(inputs.number),
    quantity: orUnit(inputs.quantity),
  }
  Object.assign(inputs, shown)
  return { inputs: shown }
}

function orColumns(Choice: ComponentType<InputProps>): ComponentType<InputProps> {
  return (props) =>
    showsColumns(props.field) ? (
      <div className="rf-columns" data-columns={props.field.columns}>
        <Choice {...props} />
      </div>
    ) : (
      <Choice {...props} />
    )
}

/** The unit is a second label of the input, so that screen readers announce both. */
function orUnit(NumberBox: ComponentType<InputProps>): ComponentType<InputProps> {
  return (props) =>
    props.field.unit ? (
      <div className="rf-measure">
        <NumberBox {...props} />
        <label htmlFor={props.id} dir="auto">
          {props.field.unit}
        </label>
      </div>
    ) : (
      <NumberBox {...props} />
    )
}
