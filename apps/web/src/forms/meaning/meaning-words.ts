import type { Answers } from '@ramiform/core/answers'
import { describeConditional, type Phrase } from '@ramiform/core/conditions/describe'
import { type FormSchema, isTraditional } from '@ramiform/core/form'
import type {
  FieldChange,
  MeaningChange,
  MeaningComparison,
} from '@ramiform/proving/compare-meaning'
import { answersInWords } from '../answers-in-words.ts'
import type { CompareJob } from './compare-job.ts'

/** One sentence about a changed question, with the fewest answers that show the difference. */
export interface MeaningLine {
  /** how it is drawn: a twig that grows, a dotted twig, or a bud */
  readonly look: 'in' | 'out' | 'new' | 'open'
  readonly phrases: readonly Phrase[]
  readonly witness: Answers | null
  readonly effect: string
}

/** Kinds of changes in the order of the list. */
const kinds = ['narrower', 'wider', 'changed', 'added', 'removed', 'undecided'] as const

export const kindText = {
  narrower: 'Shows less often',
  wider: 'Shows more often',
  changed: 'Shows at other times',
  added: 'New question',
  removed: 'Removed',
  undecided: 'Could not compare',
} as const satisfies Record<(typeof kinds)[number], string>

export interface ChangedQuestion {
  readonly fieldId: string
  readonly label: string
  readonly kind: (typeof kinds)[number]
  readonly lines: readonly MeaningLine[]
}

/** Questions that visitors see at other times, by kind of change and then in form order. */
export function changedQuestions(
  changes: readonly FieldChange[],
  versions: CompareJob,
): readonly ChangedQuestion[] {
  return kinds.flatMap((kind) =>
    changes
      .filter(({ change }) => change === kind)
      .map((change) => ({
        fieldId: change.fieldId,
        label: change.label,
        kind,
        lines: linesOf(change, versions),
      })),
  )
}

/** The first changes, and the rest by kind. */
export interface FoldedChanges {
  readonly shown: readonly ChangedQuestion[]
  readonly folded: readonly {
    readonly kind: ChangedQuestion['kind']
    readonly questions: readonly ChangedQuestion[]
  }[]
}

/** Changes that a list shows before it folds the rest. */
const mostShown = 8

/** Folds the rest of a long list by kind. */
export function foldChanges(changed: readonly ChangedQuestion[]): FoldedChanges {
  if (changed.length <= mostShown) return { shown: changed, folded: [] }
  const rest = changed.slice(mostShown)
  return {
    shown: changed.slice(0, mostShown),
    folded: kinds.flatMap((kind) => {
      const questions = rest.filter((one) => one.kind === kind)
      return questions.length === 0 ? [] : [{ kind, questions }]
    }),
  }
}

const text = (words: string): Phrase => ({ kind: 'text', text: words })

function linesOf(
  { change, fieldId, witness }: FieldChange,
  versions: CompareJob,
): readonly MeaningLine[] {
  const { before, after } = versions
  if (change === 'added') {
    const effect = 'shown in the new version'
    const phrases = showsWhen(fieldId, after)
    return [{ look: 'new', phrases, witness: witness.after, effect }]
  }
  if (change === 'removed') {
    const phrases = [text('Visitors no longer see it. Stored answers stay readable.')]
    return [{ look: 'out', phrases, witness: witness.before, effect: 'shown before' }]
  }
  const lines: MeaningLine[] = []
  if (change === 'undecided') {
    const words = 'This question is too complex to compare fully.'
    lines.push({ look: 'open', phrases: [text(words)], witness: null, effect: '' })
  }
  if (witness.before !== null) {
    const phrases = example('No longer shown', witness.before, before)
    const effect = 'shown before, hidden now'
    lines.push({ look: 'out', phrases, witness: witness.before, effect })
  }
  if (witness.after !== null) {
    const phrases = example('Now also shown', witness.after, after)
    const effect = 'hidden before, shown now'
    lines.push({ look: 'in', phrases, witness: witness.after, effect })
  }
  return lines
}

/** `Shown when Lunch is Other.` */
function showsWhen(fieldId: string, schema: FormSchema): readonly Phrase[] {
  const field = schema.fields.find(({ id }) => id === fieldId)
  const phrases =
    field?.conditional === undefined || isTraditional(schema)
      ? []
      : describeConditional(field.conditional, schema)
  return phrases.length === 0
    ? [text('Always shown.')]
    : [text('Shown when '), ...phrases, text('.')]
}

/** `No longer shown, for example when Attendance is Online and Team size is 5.` */
function example(what: string, witness: Answers, schema: FormSchema): readonly Phrase[] {
  const answers = answersInWords(witness, schema)
  if (answers.length === 0) return [text(`${what}, for example while nothing is answered.`)]
  const phrases = answers.flatMap(({ name, answer }, at): Phrase[] => [
    text(at === 0 ? '' : at === answers.length - 1 ? ' and ' : ', '),
    { kind: 'field', text: name },
    text(' is '),
    { kind: 'value', text: answer },
  ])
  return [text(`${what}, for example when `), ...phrases, text('.')]
}

/** `3 questions change, 1 is new, 27 stay the same` */
export function summaryText(changes: readonly FieldChange[]): string {
  const count = (...some: MeaningChange[]) =>
    changes.filter(({ change }) => some.includes(change)).length
  const changed = count('narrower', 'wider', 'changed')
  const same = count('same')
  const parts = [
    changed > 0 && `${changed === 1 ? '1 question changes' : `${changed} questions change`}`,
    count('added') > 0 && `${isOrAre(count('added'))} new`,
    count('removed') > 0 && `${isOrAre(count('removed'))} removed`,
    count('undecided') > 0 && `${count('undecided')} could not be compared`,
    same > 0 && (same === 1 ? '1 stays the same' : `${same.toLocaleString('en')} stay the same`),
  ]
  return parts.filter((part) => part !== false).join(', ')
}

const isOrAre = (count: number) => (count === 1 ? '1 is' : `${count} are`)

/** True when visitors see other questions, a question accepts other answers, or a listed setting changed. */
export function matters(
  { fields, settings = [] }: MeaningComparison,
  { before, after }: CompareJob,
): boolean {
  if (settings.length > 0 || fields.some(({ change }) => change !== 'same')) return true
  const was = new Map(before.fields.map((field) => [field.id, withoutTexts(field)]))
  return after.fields.some((field) => was.get(field.id) !== withoutTexts(field))
}

/** Members that change no meaning. The comparison covers the rules. */
const texts = new Set([
  'label',
  'description',
  'placeholder',
  'unit',
  'width',
  'inline',
  'columns',
  'conditional',
])

function withoutTexts(field: FormSchema['fields'][number]): string {
  const members = Object.entries(field).filter(([name]) => !texts.has(name))
  return JSON.stringify(members.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
