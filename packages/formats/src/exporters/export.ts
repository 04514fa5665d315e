import type { FormSchema } from '@ramiform/core/form'

/** What is written out of a form: the parts that its owner made. */
export interface ExportedForm {
  readonly name: string
  readonly description?: string | undefined
  readonly schema: FormSchema
}

export interface Export {
  readonly text: string
  /** what the format cannot say, a sentence each */
  readonly lost: readonly string[]
}

/** One format to write a form in; reading the result gives the fields again. */
export interface Exporter {
  readonly name: string
  readonly label: string
  readonly extension: string
  write(form: ExportedForm): Export
}
