import { liveValues } from '@ramiform/core/values/live-values'
import { answerRules } from '@ramiform/fields/answer-rules'
import type { FilledForm, Inputs } from '@ramiform/fields/inputs'
import { type ComponentType, useContext, useState } from 'react'
import type { FormBodyProps } from './form-body.ts'
import { InputsContext } from './inputs-context.ts'

type Body = ComponentType<FormBodyProps>

/** The same form with its values, computed as answers change. Other forms do not load it. */
export function withValues(Plain: Body): Body {
  return (props) => <BodyWithValues {...props} Plain={Plain} />
}

/** `Plain` with values. */
export function BodyWithValues({ Plain, ...props }: FormBodyProps & { Plain: Body }) {
  const { filling } = props
  const { schema } = props.form
  const plain = useContext(InputsContext)
  const [inputs] = useState(() => {
    // Before the first render, so that the server's markup has what values show.
    liveValues(filling, schema, answerRules)
    return showingAmounts(plain, { schema, filling })
  })
  return (
    <InputsContext value={inputs}>
      <Plain {...props} />
    </InputsContext>
  )
}

/** The same inputs, with a payment that knows the values. */
function showingAmounts(inputs: Inputs, filled: FilledForm): Inputs {
  const { payment: Payment } = inputs
  if (Payment === undefined) return inputs
  const payment: typeof Payment = (props) => <Payment {...props} filled={filled} />
  return { ...inputs, payment }
}
