import { type Answer, type Answers, isEmpty } from '../answers.ts'
import { createVisibility } from '../conditions/visibility.ts'
import { type Field, submitterEmailKey } from '../field.ts'
import { type AnswerRules, fieldTypeOf } from '../field-type.ts'
import type { FormSchema } from '../form.ts'
import type { HiddenField } from '../hidden-field.ts'
import { fixedAnswer } from '../payments/fixed-price.ts'
import { type CheckContext, checkAnswer } from '../validation/check-answer.ts'
import type { AnswerProblem, PatternEngine } from '../validation/problem.ts'
import { fieldsToFill } from './fields-to-fill.ts'
import { type Step, stepAt, visibleNear } from './steps.ts'
import { anything, createSubscribers, type Listener } from './subscribers.ts'

/**
 * State of one visitor's form: answers, visible fields, problems and, in single-card style, the step. Returned
 * objects stay identical until they change, so that components can compare by identity.
 */
export interface Filling {
  /** Every field that the form may show, including hidden ones. */
  readonly fields: readonly Field[]
  /** Answer rules of the field's type. Undefined for an unknown type. */
  rules(field: Field): AnswerRules | undefined
  /** Answer to a field. A hidden field keeps its answer and shows it again later (decision 2). */
  answer(fieldId: string): Answer | undefined
  /**
   * Sets an answer, also of a hidden field, and clears the field's problem. Ignored for a field with a fixed price.
   * @returns ids of fields that were shown or hidden
   */
  setAnswer(fieldId: string, answer: Answer | undefined): readonly string[]
  /** Runs a function that sets several answers. Listeners run at its end, each once. */
  batch(run: () => void): void
  isVisible(fieldId: string): boolean
  visibleFields(): readonly Field[]
  /** Replaces the fields by the same fields with other texts. */
  setFields(fields: readonly Field[]): void
  problem(fieldId: string): AnswerProblem | undefined
  /** Problems in form order. */
  problems(): readonly AnswerProblem[]
  /** Replaces all problems, for example with the server's. Problems of hidden fields are dropped. */
  setProblems(problems: readonly AnswerProblem[]): void
  /** Validates every visible field, as on submit, and stores the problems. */
  check(): readonly AnswerProblem[]
  /** Answers of hidden fields, values and visible fields that are not empty, with `submitterEmail` if it is collected. */
  answersToSend(): Record<string, Answer>
  step(): Step
  /** Moves to the next visible field. A problem of the current field stops it and is returned. */
  next(): AnswerProblem | null
  previous(): void
  /** Moves to a field. Does nothing for a hidden field. */
  goTo(fieldId: string): void
  /** Sets the pattern engine, which only forms with patterns load, after the form has started. */
  setPatterns(patterns: PatternEngine): void
  /** Subscribes to every change. Like the other subscriptions, it returns a function that unsubscribes. */
  subscribe(listener: Listener): () => void
  /** Subscribes to a field's answer, visibility and problem. */
  subscribeField(fieldId: string, listener: Listener): () => void
  /** Subscribes to the current field, its number and the number of visible fields. */
  subscribeStep(listener: Listener): () => void
}

/** Topic of the step. It has a space, so it cannot equal a field id. */
const theStep = 'the step'

/**
 * Starts filling in a form.
 * @param initialAnswers answers from an address, saved progress or a rejected post. Unknown fields are dropped, and
 * fixed prices replace their answers.
 */
export function createFilling(
  schema: FormSchema,
  context: CheckContext,
  initialAnswers: Answers = {},
): Filling {
  let fields = fieldsToFill(schema, context.words)
  const { hiddenFields = [], values = [] } = schema
  // What is too long was cut where it came in, which keeps every page's script small.
  const unasked: readonly HiddenField[] = [...hiddenFields, ...values]
  const positions = new Map([...fields, ...unasked].map(({ id }, position) => [id, position]))
  const answers = new Map<string, Answer>()
  for (const [id, answer] of Object.entries(initialAnswers)) {
    if (positions.has(id) && answer !== undefined) answers.set(id, answer)
  }
  const settable = new Set(positions.keys())
  for (const field of fields) {
    const answer = fixedAnswer(field)
    if (answer === undefined) continue
    settable.delete(field.id)
    answers.set(field.id, answer)
  }
  for (const { id, value } of unasked) {
    if (value && !answers.get(id)) answers.set(id, value)
  }
  const visibility = createVisibility(schema, context.fieldTypes, Object.fromEntries(answers))
  const subscribers = createSubscribers()
  const problems = new Map<string, AnswerProblem>()
  let { patterns } = context
  let visible: readonly Field[] | null = null
  let problemList: readonly AnswerProblem[] | null = null
  let current = 0
  let step: Step | null = null

  const isVisible = (fieldId: string) =>
    visibility.isVisible(fieldId) || (fieldId === submitterEmailKey && positions.has(fieldId))

  function visibleFields() {
    visible ??= fields.filter(({ id }) => isVisible(id))
    return visible
  }

  function problemsInOrder() {
    problemList ??=
      problems.size === 0 ? [] : visibleFields().flatMap(({ id }) => problems.get(id) ?? [])
    return problemList
  }

  function currentStep() {
    step ??= stepAt(visibleFields(), visibleNear(visibleFields(), positions, current))
    return step
  }

  function setAnswer(fieldId: string, answer: Answer | undefined) {
    if (!settable.has(fieldId)) return []
    if (answer === undefined) answers.delete(fieldId)
    else answers.set(fieldId, answer)
    const turned = visibility.setAnswer(fieldId, answer)
    const changed = [fieldId, ...turned]
    for (const id of problems.size > 0 ? changed : []) {
      // Hidden fields have no problems, since the visitor could not correct them.
      clearProblem(id)
      for (const field of fields) {
        // The server's message about the old amount no longer applies. Problems that the browser still finds stay.
        if (!problems.has(field.id) || !amountDependsOn(field, id) || problemOf(field)) continue
        clearProblem(field.id)
        changed.push(field.id)
      }
    }
    if (turned.length > 0) {
      visible = null
      step = null
      changed.push(theStep)
    }
    subscribers.emit(changed)
    return turned
  }

  function clearProblem(fieldId: string) {
    if (problems.delete(fieldId)) problemList = null
  }

  function setProblems(next: readonly AnswerProblem[]) {
    const changed = [...problems.keys()]
    problems.clear()
    problemList = null
    for (const problem of next) {
      if (!isVisible(problem.fieldId)) continue
      problems.set(problem.fieldId, problem)
      changed.push(problem.fieldId)
    }
    subscribers.emit(changed)
  }

  const problemOf = (field: Field) =>
    checkAnswer(field, answers.get(field.id), { ...context, patterns })

  function check() {
    setProblems(visibleFields().flatMap((field) => problemOf(field) ?? []))
    return problemsInOrder()
  }

  function moveTo(field: Field | undefined) {
    const position = field && positions.get(field.id)
    if (position === undefined || (position === current && step?.field === field)) return
    current = position
    step = null
    subscribers.emit([theStep])
  }

  function next() {
    const { field, index } = currentStep()
    if (field === undefined) return null
    const problem = problemOf(field)
    if (problem === null) moveTo(visibleFields()[index + 1])
    else {
      problems.set(field.id, problem)
      problemList = null
      subscribers.emit([field.id])
    }
    return problem
  }

  return {
    get fields() {
      return fields
    },
    rules: ({ type }) => fieldTypeOf(context.fieldTypes, type),
    answer: (fieldId) => answers.get(fieldId),
    setAnswer,
    batch: subscribers.batch,
    isVisible,
    visibleFields,
    setFields(next) {
      fields = next
      visible = null
      step = null
      subscribers.emit([])
    },
    problem: (fieldId) => problems.get(fieldId),
    problems: problemsInOrder,
    setProblems,
    check,
    answersToSend: () =>
      Object.fromEntries(
        [...unasked, ...visibleFields()].flatMap(({ id }) => {
          const answer = answers.get(id)
          return answer === undefined || isEmpty(answer) ? [] : [[id, answer]]
        }),
      ),
    step: currentStep,
    next,
    previous: () => moveTo(visibleFields()[currentStep().index - 1]),
    goTo: (fieldId) => moveTo(visibleFields().find(({ id }) => id === fieldId)),
    setPatterns: (engine) => {
      patterns = engine
    },
    subscribe: (listener) => subscribers.add(anything, listener),
    subscribeField: subscribers.add,
    subscribeStep: (listener) => subscribers.add(theStep, listener),
  }
}

/** True for a payment whose amount depends on this field or value. */
function amountDependsOn({ payment }: Field, id: string) {
  return (
    payment?.value === id ||
    payment?.items?.some(({ price, quantity }) => price === id || quantity === id)
  )
}
