import { type Answer, answerTo, isEmpty, isList } from '../answers.ts'
import { readNumber } from '../conditions/reading.ts'
import type { Field } from '../field.ts'
import { type FieldTypes, fieldTypeOf } from '../field-type.ts'
import { type DescribedNumbers, describeNumbers } from './describe-numbers.ts'
import { answerAsShown, plainText } from './shown-answer.ts'
import type { Submission } from './submission.ts'

export interface QuestionSummary {
  readonly fieldId: string
  /** Number of submissions that saw the field: their version had it, and their other answers made it show. */
  readonly asked: number
  readonly answered: number
  /** Counts for a choice field: its options in order, *Other* with all texts, then other answers, most frequent first. */
  readonly choices?: CountedChoice[]
  readonly numbers?: DescribedNumbers
  readonly newest?: NewestAnswer[]
}

interface CountedChoice {
  readonly value: string
  readonly count: number
  /** Average rank of a ranked option, from 1 on. */
  readonly rank?: number
}

export interface NewestAnswer {
  readonly submissionId: string
  readonly submittedAt: string
  readonly text: string
}

/** Counts one question's answers. */
export interface Tally {
  readonly fieldId: string
  add(submission: Submission, isVisible: boolean): void
  result(): QuestionSummary
}

/** Aggregates the answers to one question. */
interface Answers {
  add(answer: Answer, submission: Submission): void
  result(): Pick<QuestionSummary, 'choices' | 'numbers' | 'newest'>
}

interface CountedAnswers extends Answers {
  result(): { readonly choices: CountedChoice[] }
}

const newestAnswers = 5
const newestCharacters = 500
/** Limit of counted answers besides the options. A text field that became a choice may have many different answers. */
const otherChoices = 100

/** Creates the tally of one question, depending on the answers of its type. */
export function createTally(field: Field, fieldTypes: FieldTypes): Tally {
  const fieldId = field.id
  const answers = answersOf(field, fieldTypes)
  let asked = 0
  let answered = 0
  return {
    fieldId,
    add(submission, isVisible) {
      const answer = answerTo(submission.data, fieldId)
      if (answer === undefined || isEmpty(answer)) {
        if (isVisible) asked += 1
        return
      }
      // Only answers to visible fields are stored, so every stored answer means the question was shown.
      asked += 1
      answered += 1
      answers.add(answer, submission)
    },
    result: () => ({ fieldId, asked, answered, ...answers.result() }),
  }
}

function answersOf(field: Field, fieldTypes: FieldTypes): Answers {
  const type = fieldTypeOf(fieldTypes, field.type)
  if (type?.control === 'ranking') return averageRanks(field.options ?? [])
  if (type?.hasOptions) return countChoices(field.options ?? [], field.other)
  return type?.comparesAsNumber ? collectNumbers() : keepNewest(field, fieldTypes)
}

/** @param other label of *Other*. Its count is that of answers with other texts than the options; these texts follow. */
function countChoices(options: readonly string[], other?: string): CountedAnswers {
  const counts = new Map(options.map((option) => [option, 0]))
  const offered = new Set(options)
  let withText = 0
  return {
    add(answer) {
      const items = isList(answer) ? answer : [plainText(answer)]
      for (const value of items) counts.set(value, (counts.get(value) ?? 0) + 1)
      if (items.some((value) => !offered.has(value))) withText += 1
    },
    result() {
      const choices = [...counts].map(([value, count]) => ({ value, count }))
      const others = choices
        .slice(offered.size)
        .filter(({ value }) => value !== other)
        .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      return {
        choices: [
          ...choices.slice(0, offered.size),
          ...(other === undefined ? [] : [{ value: other, count: withText }]),
          ...others.slice(0, otherChoices),
        ],
      }
    },
  }
}

/** Counts the options, each with its average rank. */
function averageRanks(options: readonly string[]): Answers {
  const counted = countChoices(options)
  const ranks = new Map<string, { sum: number; count: number }>()
  return {
    add(answer, submission) {
      counted.add(answer, submission)
      // An answer from when the question was a choice of one option has no rank.
      if (!isList(answer)) return
      for (const [at, value] of answer.entries()) {
        const { sum, count } = ranks.get(value) ?? { sum: 0, count: 0 }
        ranks.set(value, { sum: sum + at + 1, count: count + 1 })
      }
    },
    result: () => ({
      choices: counted.result().choices.map((choice) => {
        const ranked = ranks.get(choice.value)
        return ranked === undefined ? choice : { ...choice, rank: ranked.sum / ranked.count }
      }),
    }),
  }
}

function collectNumbers(): Answers {
  const numbers: number[] = []
  return {
    add(answer) {
      const number = readNumber(plainText(answer))
      if (!Number.isNaN(number)) numbers.push(number)
    },
    result() {
      const described = describeNumbers(numbers)
      return described === null ? {} : { numbers: described }
    },
  }
}

function keepNewest(field: Field, fieldTypes: FieldTypes): Answers {
  const newest: (Moment & { readonly answer: Answer })[] = []
  return {
    add(answer, { id, submittedAt }) {
      const place = newest.findLastIndex((kept) => !isNewer({ id, submittedAt }, kept)) + 1
      newest.splice(place, 0, { id, submittedAt, answer })
      newest.length = Math.min(newest.length, newestAnswers)
    },
    result: () => ({
      newest: newest.map(({ id, submittedAt, answer }) => ({
        submissionId: id,
        submittedAt,
        text: beginning(answerAsShown(field, answer, fieldTypes)),
      })),
    }),
  }
}

type Moment = Pick<Submission, 'id' | 'submittedAt'>

/** True if `one` is newer: by time, then by id, as in the list of submissions. */
function isNewer(one: Moment, other: Moment): boolean {
  return one.submittedAt === other.submittedAt
    ? one.id > other.id
    : one.submittedAt > other.submittedAt
}

function beginning(text: string): string {
  if (text.length <= newestCharacters) return text
  return `${text
    .slice(0, newestCharacters)
    .toWellFormed()
    .replace(/\uFFFD$/, '')}…`
}
