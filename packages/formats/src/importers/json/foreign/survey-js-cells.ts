import type { Question, TableWords } from '../../../reading/question.ts'
import { type Members, textIn } from '../members.ts'
import { objectsIn, plainText } from './localized.ts'
import { lostOfMatrix } from './survey-js-lost.ts'
import { choicesOf, nameOf, questionOf, type Shown, shownBy } from './survey-js-question.ts'

const choosing: readonly string[] = ['dropdown', 'radiogroup', 'checkbox', 'tagbox']

/**
 * The cells of a matrix of inputs, column by column. A column of choices becomes a table, and the cells of others are
 * fields. Rows that people add themselves are one row.
 */
export function cellsOf(matrix: Members, shown: Shown): readonly Question[] {
  const title = nameOf(matrix)
  const rows = textIn(matrix, 'type') === 'matrixdynamic' ? [] : choicesOf(matrix.rows)
  const cells = objectsIn(matrix.columns).flatMap((column) => {
    const type = typeOfCell(column, matrix)
    const given = { choices: matrix.choices, ...column, name: textIn(column, 'name') ?? '' }
    const name = nameOf(column)
    const cell = questionOf(given, type, shownBy(column, shown))
    const key = `${textIn(matrix, 'name') ?? ''}.`
    if (rows.length === 0)
      return [{ ...cell, key: `${key}${cell.key}`, words: labelled(cell, joined(title, name)) }]
    const table: TableWords | undefined = choosing.includes(type)
      ? { title: joined(title, name), text: plainText(matrix.description) }
      : undefined
    return rows.map(
      ({ value, text }, at): Question => ({
        ...cell,
        type: table === undefined ? cell.type : cell.type === 'checkbox' ? 'checkbox' : 'radio',
        key: `${key}${value}.${cell.key}`,
        words: labelled(cell, table === undefined ? joined(text, name) : text),
        table,
        lost: at === 0 ? cell.lost : [],
      }),
    )
  })
  const told = [
    ...lostOfMatrix({ ...matrix, columns: [] }),
    ...(rows.length > 0
      ? ['It was a table of inputs. Each of its cells is a field of its own.']
      : []),
  ]
  return cells.map((one, at) => (at === 0 ? { ...one, lost: [...told, ...one.lost] } : one))
}

/** `Which medicine do you take?: Name`, as all importers join a question and its part. */
const joined = (title: string, name: string) => `${title.replace(/:$/, '')}: ${name}`

const labelled = ({ words }: Question, label: string) => ({ ...words, label })

/** Type of the cells of a column, as SurveyJS names questions. */
function typeOfCell(column: Members, matrix: Members): string {
  const type = textIn(column, 'cellType') ?? 'default'
  return type === 'default' ? (textIn(matrix, 'cellType') ?? 'dropdown') : type
}
