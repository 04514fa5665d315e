import type { FormSchema, FormStyle } from '@ramiform/core/form'

/** The parts of a form that are exported. */
export interface ExportedForm {
  readonly name: string
  readonly description?: string | undefined
  readonly schema: FormSchema
  /** Looks of the account to export along. */
  readonly looks?: readonly { readonly name: string; readonly style: FormStyle }[] | undefined
}

export interface Export {
  readonly text: string
  /** One sentence for each thing that the format cannot express */
  readonly lost: readonly string[]
}

/** An export format. Importing the result gives the same fields. */
export interface Exporter {
  readonly name: string
  readonly label: string
  readonly extension: string
  write(form: ExportedForm): Export
}
