import { recognizeDescription } from '../recognize-description.ts'

/** Each field as "Label [type]" with "*" if required, its options, and "if" before its condition. */
export function fieldsOf(text: string): readonly string[] {
  let count = 0
  const { fields } = recognizeDescription(text, () => `f${count++}`)
  const labels = new Map(fields.map(({ id, label }) => [id, label]))
  return fields.map(({ label, type, required, options = [], conditional }) => {
    const said = conditional as { dependsOn: string; value: string } | undefined
    return [
      `${label} [${type}${required ? '*' : ''}]`,
      ...(options.length > 0 ? [options.join(' / ')] : []),
      ...(said === undefined ? [] : [`if ${labels.get(said.dependsOn)} ${said.value}`]),
    ].join(' ')
  })
}
