import type { FieldType } from '@ramiform/core/field-type'
import { checkText, textToLine } from '../shared/text-answer.ts'

/** A day, as `YYYY-MM-DD`. */
export const date: FieldType = {
  type: 'date',
  group: 'special',
  defaultLabel: 'Date',
  defaultPlaceholder: '',
  answerKind: 'text',
  bounds: null,
  allowsPattern: false,
  hasOptions: false,
  comparesAsNumber: false,
  canBeSource: true,
  hints: ['date', 'birthday', 'when', 'deadline', 'arrival', 'departure'],
  check: checkText((text) => (isDay(text) ? null : 'format')),
  toText: textToLine,
  initial: {},
}

/** Whether the calendar has this day: `2024-02-30` is written well and is none. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text)
}
