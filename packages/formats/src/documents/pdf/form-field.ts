import type { Box } from './page.ts'

/** A form field of a PDF at one place. */
export interface FormField extends Box {
  readonly page: number
  readonly name: string
  /** Name for screen readers */
  readonly spokenName: string
  readonly kind: 'text' | 'choice' | 'tick' | 'radio' | 'signature'
  /** Value of a check box or radio button */
  readonly value: string
  readonly options: readonly string[]
  readonly isRequired: boolean
  readonly isLong: boolean
  readonly isMultiple: boolean
  readonly maxLength: number
  /** Validation script, such as `AFDate_FormatEx("dd/mm/yyyy")`; never executed */
  readonly checks: string
}

const mostFields = 20_000

/** Form fields among a page's annotations, without hidden ones, buttons and read-only ones. */
export function formFieldsOf(
  annotations: readonly unknown[],
  page: number,
  left: number,
  bottom: number,
): readonly FormField[] {
  return annotations.slice(0, mostFields).flatMap((annotation) => {
    const field = asRecord(annotation)
    if (field.subtype !== 'Widget' || field.hidden === true || field.noView === true) return []
    if (field.readOnly === true || field.pushButton === true || field.password === true) return []
    const kind = kindOf(field)
    const rect = Array.isArray(field.rect) ? field.rect.map(Number) : []
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect
    if (kind === null || Math.abs(x2 - x1) < 2 || Math.abs(y2 - y1) < 2) return []
    return {
      page,
      kind,
      left: Math.min(x1, x2) - left,
      right: Math.max(x1, x2) - left,
      bottom: Math.min(y1, y2) - bottom,
      top: Math.max(y1, y2) - bottom,
      name: words(field.fieldName),
      spokenName: words(field.alternativeText),
      value: words(field.radioButton === true ? field.buttonValue : field.exportValue),
      options: optionsOf(field.options),
      isRequired: field.required === true,
      isLong: field.multiLine === true,
      isMultiple: field.multiSelect === true,
      maxLength: Number(field.maxLen) || 0,
      checks: scriptsOf(field.actions),
    }
  })
}

function kindOf({
  fieldType,
  checkBox,
  radioButton,
}: Record<string, unknown>): FormField['kind'] | null {
  if (fieldType === 'Tx') return 'text'
  if (fieldType === 'Ch') return 'choice'
  if (fieldType === 'Sig') return 'signature'
  if (fieldType !== 'Btn') return null
  return radioButton === true ? 'radio' : checkBox === true ? 'tick' : null
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function words(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : ''
}

function optionsOf(options: unknown): readonly string[] {
  if (!Array.isArray(options)) return []
  const texts = options.map(
    (option) => words(asRecord(option).displayValue) || words(asRecord(option).exportValue),
  )
  return texts.filter(
    (text, at) =>
      text !== '' &&
      !(at === 0 && /^[-–—\s.]*(?:(?:please )?(?:select|choose|pick)\b.*)?[-–—\s.]*$/i.test(text)),
  )
}

function scriptsOf(actions: unknown): string {
  return Object.values(asRecord(actions))
    .flat()
    .filter((one) => typeof one === 'string')
    .join('\n')
    .slice(0, 2_000)
}
