import type { FieldTypeName } from '@ramiform/fields'
import type { ImportResult, NewFieldId } from '../../import.ts'
import { readExpression } from '../../reading/expression.ts'
import { labelText } from '../../reading/label-text.ts'
import { always, type Logic } from '../../reading/logic.ts'
import { type Choice, fieldsOfQuestions, type Question, yesAndNo } from '../../reading/questions.ts'
import { typeDescribed } from '../../reading/type-names.ts'

/** Column names of a list of questions */
const columns = {
  label:
    /^(?:question(?:[ _]?(?:text|title|label))?|questions|field[ _]label|label(?:::?.*)?|prompt|title)$/i,
  key: /^(?:variable(?: ?\/ ?field name)?|field[ _]?name|name|key|id|code|variable name|question[ _]?id|qid|#)$/i,
  type: /^(?:(?:field|question|answer|input|data|response)?[ _]?type|format|input)$/i,
  options:
    /^(?:(?:answer |response )?(?:options?|choices?)(?: list)?|answers|values|choices, calculations, or slider labels|select_choices_or_calculations|possible answers|allowed values)$/i,
  required: /^(?:required(?: field)?\??|mandatory\??|is[ _]?required|required_field)$/i,
  description:
    /^(?:description|help(?:[ _]?text)?|hint(?:::?.*)?|field note|field_note|notes?|instructions?)$/i,
  logic:
    /^(?:branching logic.*|branching_logic|relevant|show if|visible if|condition|display logic|skip logic|logic)$/i,
} as const

type Column = keyof typeof columns

export interface QuestionTable {
  readonly at: Readonly<Record<Column, number>>
  readonly rows: readonly (readonly string[])[]
}

/** Reads a table with one question per row, with types or options; null for any other table. */
export function questionTable(rows: readonly (readonly string[])[]): QuestionTable | null {
  const [head = [], ...body] = rows
  const at = Object.fromEntries(
    Object.entries(columns).map(([name, pattern]) => [
      name,
      head.findIndex((cell) => pattern.test(cell.trim())),
    ]),
  ) as Record<Column, number>
  const filled = body.filter((row) => (row[at.label] ?? '').trim() !== '')
  const typed = filled.filter((row) => typeOf(row[at.type] ?? '') !== null)
  const hasTypes = at.type >= 0 && typed.length * 2 > filled.length
  if (at.label < 0 || filled.length === 0) return null
  return hasTypes || (at.options >= 0 && at.options !== at.label) ? { at, rows: filled } : null
}

export function readQuestionTable({ at, rows }: QuestionTable, newId: NewFieldId): ImportResult {
  const cell = (row: readonly string[], name: Column) => row[at[name]]?.trim() ?? ''
  const questions = rows.flatMap((row, index): readonly Question[] => {
    const named = cell(row, 'type')
    if (/^(?:descriptive|note|begin|end|calculate|hidden|section|heading|statement)\b/i.test(named))
      return []
    const choices = choicesOf(cell(row, 'options'), named)
    const type = withChoices(typeOf(named) ?? 'text', choices, named)
    const { logic, lost } = logicOf(cell(row, 'logic'))
    return [
      {
        key: cell(row, 'key') || `row ${index}`,
        type,
        words: {
          label: labelText(cell(row, 'label').replaceAll(/<\/?[a-z][^<>]{0,200}>/gi, '')),
          required: /^(?:y|yes|true|1|x|required|mandatory|✓|✔|✅)$/i.test(cell(row, 'required')),
          description: cell(row, 'description'),
        },
        choices,
        logic,
        lost,
      },
    ]
  })
  const message =
    'Each row was imported as a question, because the columns name questions and types.'
  return fieldsOfQuestions(questions, newId, [message])
}

/** Type of `select_one yes_no`, `Multiple choice`, `notes`. */
function typeOf(named: string): FieldTypeName | null {
  const plain = named.trim().toLowerCase()
  if (plain === '') return null
  if (/^select_one\b/.test(plain)) return 'radio'
  if (/^select_multiple\b/.test(plain)) return 'checkbox'
  if (/^(?:yesno|yes_no|truefalse|true_false)$/.test(plain)) return 'radio'
  if (plain === 'notes') return 'textarea'
  return typeDescribed(named)
}

function withChoices(
  type: FieldTypeName,
  choices: readonly Choice[],
  named: string,
): FieldTypeName {
  if (choices.length === 0 || type === 'select' || type === 'checkbox') return type
  return /multi/i.test(named) && !/multiple[ _-]?choice/i.test(named) ? 'checkbox' : 'radio'
}

/** Options of `Small; Large`, or of `1, Yes | 0, No` with codes. */
function choicesOf(text: string, named: string): readonly Choice[] {
  if (/yes[ _]?no|boolean/i.test(named) && text === '') return yesAndNo
  if (/true[ _]?false/i.test(named) && text === '') {
    return [
      { value: 'true', text: 'True' },
      { value: 'false', text: 'False' },
    ]
  }
  const separator = [/\s*\|\s*/, /\s*;\s*/, /\s*\n\s*/, /\s+\/\s+/, /\s*,\s*/].find(
    (one) => text.split(one).length > 1,
  )
  if (separator === undefined) return []
  const parts = text.split(separator).filter((part) => part !== '')
  const coded = parts.map((part) => /^(-?\w{1,12})\s*[,=:]\s*(\S.*)$/s.exec(part))
  if (coded.every((one) => one !== null)) {
    return coded.map(([, value = '', words = '']) => ({ value, text: words }))
  }
  return parts.map((part) => ({ value: part, text: part }))
}

/** Reads conditions such as `[sex] = '1' and [age] > 18`, `${plan} = 'pro'`. */
function logicOf(text: string): { readonly logic: Logic; readonly lost: readonly string[] } {
  if (text === '') return { logic: always, lost: [] }
  const named = text
    .slice(0, 4_000)
    .replaceAll(/selected\(\s*\$\{([\w.-]+)\}\s*,\s*('[^']*')\s*\)/g, '{$1} = $2')
    .replaceAll(/\[([\w.-]+)\((\w+)\)\]\s*=\s*'?1'?/g, "{$1} contains '$2'")
    .replaceAll(/\$\{([\w.-]+)\}|\[([\w.-]+)\]/g, (_, dollar, bracket) => `{${dollar ?? bracket}}`)
  const read = readExpression(named)
  if (read.kind !== 'unsaid') return { logic: read, lost: [] }
  return {
    logic: always,
    lost: [`Shown if ${text.slice(0, 200)} could not be imported: ${read.reason}.`],
  }
}
