import { limits } from '@ramiform/core/limits'
import type { FieldTypeName } from '@ramiform/fields'
import type { NewFieldId } from '../../import.ts'
import { isPolar } from '../../reading/asking.ts'
import { guessFieldType } from '../../reading/guess-field-type.ts'
import { readHowMany } from '../../reading/how-many.ts'
import { labelText } from '../../reading/label-text.ts'
import { type Marked, readMarks } from '../../reading/marks.ts'
import { newField, optionTexts } from '../../reading/new-field.ts'
import { withOpposite } from '../../reading/opposite.ts'
import { optionLabels } from '../../reading/option-labels.ts'
import type { Step, Way } from '../../reading/question-tree.ts'
import type { TreeNode } from './outline.ts'

interface Asked {
  readonly node: number
  readonly marks: Marked
  readonly answers: string[]
  readonly labelOf: ReturnType<typeof optionLabels>
  readonly ways: Way[]
  isMany: boolean
}

/** `Decision: paid?` */
const aboutItself = /^(?:decision|question|start)\s*[:：]\s*(?=\S)/i
/** Shorter labels are invalid (spec section 5) */
const tooShort = { question: 3, input: 2 }

/** Questions and inputs of a tree, with their branches, and the texts of the lines that gave none. */
export interface Steps {
  readonly steps: readonly Step[]
  readonly unused: readonly string[]
  /** Texts behind an answer: the ends of the tree */
  readonly outcomes: readonly string[]
}

export function stepsOf(nodes: readonly TreeNode[], newId: NewFieldId): Steps {
  const asked: Asked[] = []
  const unused: string[] = []
  const outcomes: string[] = []
  /** For each node its step, and the option that leads to it */
  const places: { readonly step: number; readonly answer: string | null }[] = []
  /** Options that continue with the next question beside theirs, by parent */
  const falling = new Map<number, { readonly step: number; readonly answer: string }[]>()

  for (const [at, node] of nodes.entries()) {
    if (asked.length > limits.fields) break
    const above = places[node.parent] ?? { step: -1, answer: null }
    if (node.kind === 'answer') {
      const question = asked[above.step]
      const words = question?.labelOf(node.text) ?? labelText(node.text)
      const known = question?.answers.find((one) => one.toLowerCase() === words.toLowerCase())
      const answer = known ?? words
      question?.answers.push(answer)
      if (question === undefined) unused.push(node.text)
      if (question && node.isOneOfMany) question.isMany = true
      places.push({ step: above.step, answer })
      const beside = nodes[asked[above.step]?.node ?? -1]?.parent
      if (node.leadsDown && beside !== undefined) {
        const list = falling.get(beside) ?? []
        list.push({ step: above.step, answer })
        falling.set(beside, list)
      }
      continue
    }
    const marks = node.kind === 'other' ? null : readMarks(node.text)
    if (marks === null || node.kind === 'other' || marks.label.length <= tooShort[node.kind]) {
      places.push(above)
      if (nodes[node.parent]?.kind === 'answer') outcomes.push(node.text)
      else if (!isTitle(nodes, at)) unused.push(node.text)
      continue
    }
    const step =
      asked.push({
        node: at,
        marks,
        answers: [],
        labelOf: optionLabels(),
        ways: [],
        isMany: false,
      }) - 1
    const before = falling.get(node.parent)
    falling.delete(node.parent)
    for (const { step: from, answer } of before ?? [above])
      asked[from]?.ways.push({ to: step, answer })
    places.push({ step, answer: null })
  }

  const hasYesNo = nodes.some(isYes) && nodes.some(isNo)
  const steps = asked.map(({ node, marks, answers, ways, isMany }) => {
    const label = marks.label.replace(/\s*[:：]$/, '').replace(aboutItself, '')
    const { required } = marks
    // `(small / large)` beside a question with options is an explanation.
    const given = optionTexts(answers.length > 0 ? answers : marks.options)
    const isOpen = given.length === 0 && nodes[node]?.kind === 'question'
    const isPair = isPolar(label) || nodes[node]?.isBranch === true
    const options =
      isOpen && hasYesNo && isPair
        ? ['Yes', 'No']
        : marks.type === null
          ? withOpposite(given, label)
          : given
    const field = newField(typeOf(marks, options, isMany), newId(), { label, required, options })
    return { field, name: field.label, ways }
  })
  return { steps, unused, outcomes }
}

/** True for the first line of a text if it only names what follows. */
function isTitle(nodes: readonly TreeNode[], at: number): boolean {
  const node = nodes[at]
  return at === 0 && nodes.length > 1 && node?.kind === 'other' && !node.isItem
}

function typeOf(
  { type, label }: Marked,
  options: readonly string[],
  isMany: boolean,
): FieldTypeName {
  if (options.length > 0) {
    const isNamed = type === 'select' || type === 'checkbox' || type === 'radio'
    const areMany = isMany || readHowMany(label).choose === 'many'
    return isNamed ? type : areMany ? 'checkbox' : 'radio'
  }
  if (type !== null) return type
  return isPolar(label)
    ? 'text'
    : (guessFieldType(label, ['email', 'phone', 'date', 'number']) ?? 'text')
}

const isYes = ({ kind, text, isBranch }: TreeNode) =>
  kind === 'answer' && isBranch && /^yes$/i.test(text)
const isNo = ({ kind, text, isBranch }: TreeNode) =>
  kind === 'answer' && isBranch && /^no$/i.test(text)
