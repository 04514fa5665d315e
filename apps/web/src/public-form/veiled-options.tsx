import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import type { Inputs } from '@ramiform/fields/inputs'

type Choice = Inputs['radio']

/**
 * Inputs for the server's markup, which also has the options that are not offered. Like hidden fields, they show only
 * without JavaScript. They come last: the script takes over the options before them and removes them.
 */
export function withVeiledOptions(inputs: Inputs, { fields }: Pick<FormSchema, 'fields'>): Inputs {
  const known = new Map(fields.map((field) => [field.id, field]))
  const missingIn = (field: Field) => notOffered(known.get(field.id) ?? field, field)
  const { radio, checkbox, select: Select } = inputs
  return {
    ...inputs,
    radio: withVeiled(radio, missingIn),
    checkbox: withVeiled(checkbox, missingIn),
    // A closed list looks the same with more options.
    select: (props) => <Select {...props} field={joined(props.field, missingIn(props.field))} />,
  }
}

function withVeiled(Rows: Choice, missingIn: (field: Field) => Field): Choice {
  return (props) => {
    const missing = missingIn(props.field)
    return (
      <>
        <Rows {...props} />
        {missing.options?.length ? (
          <div data-hidden="">
            <Rows {...props} field={missing} id={`${props.id}-more`} />
          </div>
        ) : null}
      </>
    )
  }
}

/** The field with only the options that are not offered. */
function notOffered(whole: Field, { options: offered = [] }: Field): Field {
  const { options = [], shown } = whole
  const isMissing = (_: string, at: number) => !offered.includes(options[at] ?? '')
  return {
    ...whole,
    options: options.filter(isMissing),
    shown: shown?.filter(isMissing),
    other: undefined,
  }
}

function joined(field: Field, missing: Field): Field {
  const { options = [], shown } = field
  return {
    ...field,
    options: [...options, ...(missing.options ?? [])],
    shown: shown && [...shown, ...(missing.shown ?? [])],
  }
}
