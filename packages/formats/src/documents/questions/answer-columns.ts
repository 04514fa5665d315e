// Columns behind the questions of a table: options to choose from, and room to write, as in `Yes | No | Details`.
import { choicesInWords } from './inline-options.ts'
import { isScale } from './one-or-many.ts'

export interface AnswerColumns {
  /** Options of the question in each row */
  readonly options: readonly string[]
  /** Names of the columns with room to write */
  readonly rooms: readonly string[]
}

const mostRooms = 2

/**
 * @param names names of the columns behind the questions
 * @param hasBoxes per column, true if one of its cells has a box
 * @returns null if the columns do not have both options and room to write
 */
export function answerColumns(
  names: readonly string[],
  hasBoxes: readonly boolean[],
): AnswerColumns | null {
  const found = hasBoxes.includes(true) ? boxed(names, hasBoxes) : scaled(names)
  const { options, rooms } = found
  return options.length > 1 && rooms.length > 0 && rooms.length <= mostRooms ? found : null
}

function boxed(names: readonly string[], hasBoxes: readonly boolean[]): AnswerColumns {
  return {
    options: names.filter((_, at) => hasBoxes[at]),
    rooms: names.filter((_, at) => !hasBoxes[at]),
  }
}

/** Without boxes, the first columns are options if they are a scale. One column may list them: `Yes / No`. */
function scaled([first = '', ...others]: readonly string[]): AnswerColumns {
  const listed = choicesInWords(first, true)
  if (listed.length > 1 && isScale(listed)) return { options: listed, rooms: others }
  const names = [first, ...others]
  const lengths = names.map((_, at) => at + 1).filter((length) => length > 1)
  const length = lengths.findLast((one) => isScale(names.slice(0, one))) ?? 0
  return { options: names.slice(0, length), rooms: names.slice(length) }
}
