/** A value that the form's address brings, such as a campaign. Visitors never see it. */
export interface HiddenField {
  readonly id: string
  /** Name of the parameter in the address, also shown to the owner. */
  readonly name: string
  /** Value when the address brings none. */
  readonly value?: string | undefined
}
