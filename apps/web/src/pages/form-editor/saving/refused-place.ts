import type { SaveState } from '../../../editing/saving/saver.ts'
import { fieldName } from '../../../forms/field-name.ts'
import { type SectionId, sections } from '../settings-panel/sections.ts'
import { type SettingPath, settingNames } from '../settings-panel/setting-names.ts'

/** First problem of a rejected save, in the editor's terms, and the place to fix it. */
interface RefusedPlace {
  readonly words: string
  readonly fieldId?: string
  readonly section?: SectionId
}

const fieldPath = /^schema\.fields\.(\d+)(?:\.(.+))?$/
const settingPath = /^schema\.settings\.(.+)$/

/** Null when the server's own message is sufficient: problems of the form's name, description or size. */
export function refusedPlace({
  problems = [],
  draft,
}: Pick<Extract<SaveState, { kind: 'refused' }>, 'problems' | 'draft'>): RefusedPlace | null {
  const [first] = problems
  if (first === undefined) return null
  const { path, message } = first

  const [, at, member] = fieldPath.exec(path) ?? []
  const field = draft.schema.fields[Number(at)]
  if (field !== undefined) {
    const words =
      member === undefined
        ? message
        : `“${fieldName(field)}”: ${memberInWords(member.split('.'))} ${message}`
    return { words, fieldId: field.id }
  }

  if (path.startsWith('schema.endings.')) {
    return { words: `An ending in Settings: ${message}`, section: 'after' }
  }
  if (path.startsWith('schema.hiddenFields.')) {
    return { words: `A hidden field in Settings: ${message}`, section: 'hidden' }
  }
  if (path.startsWith('schema.values.')) {
    return { words: `A value in Settings: ${message}`, section: 'values' }
  }
  const setting = settingPath.exec(path)?.[1]
  for (const section of sections) {
    const path: SettingPath | undefined = section.paths.find((one) => one === setting)
    if (path === undefined) continue
    return { words: `${settingNames[path]} in Settings: ${message}`, section: section.id }
  }
  return null
}

function memberInWords([member = '', index]: readonly string[]): string {
  if (member === 'options' && index !== undefined) return `option ${Number(index) + 1}`
  return member === 'conditional' ? 'its logic' : member
}
