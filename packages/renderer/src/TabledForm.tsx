import { withTableLabels } from '@ramiform/core/label-with-table'
import { tableRuns } from '@ramiform/core/table'
import { useWords } from '@ramiform/fields/words'
import { memo, useMemo } from 'react'
import { FieldTable } from './FieldTable.tsx'
import { formId } from './field-ids.ts'
import type { FormBodyProps } from './form-body.ts'
import { Fields, type FieldsProps, StandardForm } from './StandardForm.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { submitTextOf } from './shown-form.ts'

/** Standard form with tables. */
export function TabledForm(props: FormBodyProps) {
  const { form, filling, onAppear } = props
  const words = useWords()
  return (
    // The list of problems names each row with its table.
    <StandardForm
      {...props}
      filling={{ ...filling, fields: withTableLabels(filling.fields, form.schema.tables) }}
    >
      <TabledFields form={form} filling={filling} fields={filling.fields} onAppear={onAppear} />
      <div className="rf-send">
        <SubmitButton state={props.button} text={submitTextOf(form, words)} form={formId} />
      </div>
    </StandardForm>
  )
}

/** All fields, or those of a section, with tables. */
export const TabledFields = memo(function TabledFields({ fields, ...props }: FieldsProps) {
  const { form, filling, onAppear } = props
  const runs = useMemo(() => tableRuns(fields, form.schema.tables), [fields, form])
  return runs.map(({ table, fields: rows }) =>
    table === undefined ? (
      <Fields key={rows[0]?.id} {...props} fields={rows} />
    ) : (
      <div key={table.id} className="rf-fields">
        <FieldTable
          table={table}
          fields={rows}
          filling={filling}
          style="standard"
          onAppear={onAppear}
        />
      </div>
    ),
  )
})

TabledForm.Rows = TabledFields
TabledForm.withTableLabels = withTableLabels
