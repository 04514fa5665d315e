import type { Field } from './field.ts'

/** Text of an option in the language of the page. Other texts, such as those of visitors, stay as they are. */
export function shownOption(
  { options, shown }: Pick<Field, 'options' | 'shown'>,
  option: string,
  index: number = options?.indexOf(option) ?? -1,
): string {
  return shown?.[index] ?? option
}
