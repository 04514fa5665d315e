import type { FieldTypeName } from '@ramiform/fields'
import type { ImportResult, NewFieldId } from '../../../import.ts'
import { all, always, any, type Logic, not } from '../../../reading/logic.ts'
import { type Members, membersOf, numberIn, textIn } from '../members.ts'
import { readExpression } from './expression.ts'
import { readJsonLogic } from './json-logic.ts'
import { listOf, localised, objectsIn, plainText } from './localised.ts'
import { type Choice, fieldsOfQuestions, type Question } from './questions.ts'

const types: Readonly<Record<string, FieldTypeName>> = {
  textfield: 'text',
  textarea: 'textarea',
  number: 'number',
  currency: 'price',
  email: 'email',
  phoneNumber: 'phone',
  url: 'url',
  select: 'select',
  radio: 'radio',
  selectboxes: 'checkbox',
  checkbox: 'checkbox',
  datetime: 'date',
  day: 'date',
  date: 'date',
  time: 'text',
  file: 'file',
  password: 'text',
  tags: 'text',
  address: 'textarea',
  survey: 'radio',
}

/** Components that ask nothing; those that hold others are walked into. */
const silent = new Set([
  'button',
  'content',
  'htmlelement',
  'html',
  'hidden',
  'recaptcha',
  'captcha',
])
const knownTypes = new Set([
  ...Object.keys(types),
  ...silent,
  'panel',
  'columns',
  'fieldset',
  'well',
])

export function isFormIo(value: Members): boolean {
  const list = listOf(value.components).map(membersOf)
  return list.some(
    (one) =>
      one !== null && typeof one.type === 'string' && ('key' in one || knownTypes.has(one.type)),
  )
}

interface Shown {
  readonly logic: Logic
  readonly lost: readonly string[]
}

const deepest = 100

export function readFormIo(form: Members, newId: NewFieldId): ImportResult {
  const questions: Question[] = []
  const lost: string[] = []
  walk(listOf(form.components), { logic: always, lost: [] }, 0)
  return fieldsOfQuestions(questions, newId, lost)

  function walk(components: readonly unknown[], around: Shown, depth: number) {
    if (depth > deepest) return
    for (const one of components) {
      const component = membersOf(one)
      if (component === null) continue
      const type = textIn(component, 'type') ?? ''
      const shown = shownBy(component, around)
      const inside = componentsIn(component)
      if (inside.length > 0) walk(inside, shown, depth + 1)
      else if (silent.has(type)) {
        if (type !== 'button') lost.push(`"${labelOf(component)}" asks nothing and was left out.`)
      } else if (type === 'survey') readSurvey(component, shown)
      else if (textIn(component, 'key') !== null || textIn(component, 'label') !== null) {
        questions.push(questionOf(component, type, shown))
      }
    }
  }

  function readSurvey(component: Members, shown: Shown) {
    const choices = choicesOf(component.values)
    for (const { value, text } of choicesOf(component.questions)) {
      questions.push({
        key: `${textIn(component, 'key') ?? ''}.${value}`,
        type: 'radio',
        words: { label: text },
        choices,
        ...shown,
      })
    }
  }
}

/** The components within one: of a panel, of columns, of the cells of a table. */
function componentsIn(component: Members): readonly unknown[] {
  const columns = listOf(component.columns).flatMap((column) =>
    listOf(membersOf(column)?.components),
  )
  const cells = listOf(component.rows).flatMap((row) =>
    listOf(row).flatMap((cell) => listOf(membersOf(cell)?.components)),
  )
  return [...listOf(component.components), ...columns, ...cells]
}

function questionOf(component: Members, type: string, { logic, lost }: Shown): Question {
  const validate = membersOf(component.validate) ?? {}
  const data = membersOf(component.data)
  const told = [...lost]
  if (!Object.hasOwn(types, type)) {
    told.push(`There is no field like "${type.slice(0, 40)}": it became a text field.`)
  }
  if (textIn(validate, 'custom')) told.push('Its check in JavaScript could not be kept.')
  if (textIn(component, 'calculateValue')) told.push('Its calculated value could not be kept.')
  if (listOf(component.logic).length > 0) told.push('Its further logic could not be kept.')
  const isMultiple = type === 'select' && component.multiple === true
  const choices =
    type === 'checkbox'
      ? [{ value: 'true', text: 'Yes' }]
      : choicesOf(component.values ?? data?.values ?? data?.json)
  if (['select', 'radio', 'selectboxes'].includes(type) && choices.length === 0) {
    told.push('Its choices come from somewhere else: write them here.')
  }
  const min = numberIn(validate, 'min') ?? (numberIn(validate, 'minLength') || null)
  const max = numberIn(validate, 'max') ?? (numberIn(validate, 'maxLength') || null)
  const pattern = textIn(validate, 'pattern')
  return {
    key: textIn(component, 'key') ?? '',
    type: isMultiple ? 'checkbox' : (types[type] ?? 'text'),
    words: {
      label: labelOf(component),
      required: validate.required === true,
      placeholder: localised(component.placeholder),
      description: plainText(component.description) || plainText(component.tooltip),
      validation: {
        ...(min !== null && { min }),
        ...(max !== null && { max }),
        ...(pattern && { pattern: pattern.slice(0, 500) }),
      },
    },
    choices,
    logic,
    lost: told,
  }
}

function labelOf(component: Members): string {
  return plainText(component.label) || plainText(component.title) || textIn(component, 'key') || ''
}

function choicesOf(value: unknown): readonly Choice[] {
  return listOf(value).flatMap((choice) => {
    const members = membersOf(choice)
    const own = localised(members === null ? choice : (members.value ?? members.id))
    const text = members === null ? own : plainText(members.label ?? members.name) || own
    return text === '' ? [] : [{ value: own, text }]
  })
}

function shownBy(component: Members, around: Shown): Shown {
  const conditional = membersOf(component.conditional) ?? {}
  const script = textIn(component, 'customConditional')?.trim() ?? ''
  const found = [simple(conditional), conjunction(conditional), readScript(script)]
  if (membersOf(conditional.json) !== null) found.push(readJsonLogic(conditional.json))
  let shown = around
  for (const one of found) {
    if (one === null) continue
    if (one.kind === 'unsaid') {
      const words = script === '' ? 'Its condition' : `Shown if ${script.slice(0, 200)}`
      shown = { ...shown, lost: [...shown.lost, `${words} could not be kept: ${one.reason}.`] }
    } else shown = { ...shown, logic: all(shown.logic, one) }
  }
  if (component.hidden === true && shown.logic === around.logic) {
    return { ...shown, lost: [...shown.lost, 'It is hidden in the form; here it shows.'] }
  }
  return shown
}

type Read = ReturnType<typeof readExpression> | null

/** `{show: true, when: "plan", eq: "pro"}` */
function simple({ show, when, eq }: Members): Read {
  if (typeof when !== 'string' || when === '') return null
  const rule: Logic = {
    kind: 'rule',
    source: keyOf(when),
    condition: 'equals',
    value: localised(eq),
  }
  return isShowing(show) ? rule : not(rule)
}

const operators: Readonly<Record<string, (source: string, value: string) => Logic | null>> = {
  isEqual: (source, value) => ({ kind: 'rule', source, condition: 'equals', value }),
  isNotEqual: (source, value) => ({ kind: 'rule', source, condition: 'not_equals', value }),
  isEmpty: (source) => ({ kind: 'rule', source, condition: 'is_empty', value: '' }),
  isNotEmpty: (source) => ({ kind: 'rule', source, condition: 'is_not_empty', value: '' }),
  includes: (source, value) => ({ kind: 'rule', source, condition: 'contains', value }),
  greaterThan: (source, value) => ({ kind: 'rule', source, condition: 'greater_than', value }),
  lessThan: (source, value) => ({ kind: 'rule', source, condition: 'less_than', value }),
  greaterThanOrEqual: (source, value) =>
    any(
      { kind: 'rule', source, condition: 'greater_than', value },
      { kind: 'rule', source, condition: 'equals', value },
    ),
  lessThanOrEqual: (source, value) =>
    any(
      { kind: 'rule', source, condition: 'less_than', value },
      { kind: 'rule', source, condition: 'equals', value },
    ),
  isDateEqual: (source, value) => ({ kind: 'rule', source, condition: 'equals', value }),
  dateGreaterThan: (source, value) => ({ kind: 'rule', source, condition: 'greater_than', value }),
  dateLessThan: (source, value) => ({ kind: 'rule', source, condition: 'less_than', value }),
}

/** `{show: true, conjunction: "any", conditions: [{component, operator, value}]}` */
function conjunction(conditional: Members): Read {
  const parts: Logic[] = []
  for (const condition of objectsIn(conditional.conditions)) {
    const operator = textIn(condition, 'operator') ?? 'isEqual'
    const source = textIn(condition, 'component')
    if (source === null || source === '') continue
    const rule = Object.hasOwn(operators, operator)
      ? operators[operator]?.(keyOf(source), localised(condition.value))
      : null
    if (!rule) return { kind: 'unsaid', reason: `no condition says "${operator.slice(0, 40)}"` }
    parts.push(rule)
  }
  if (parts.length === 0) return null
  const logic = conditional.conjunction === 'any' ? any(...parts) : all(...parts)
  const shown = isShowing(conditional.show) ? logic : not(logic)
  return shown ?? { kind: 'unsaid', reason: 'no condition says the opposite of it' }
}

/** `show = data.plan === "pro" && data.seats > 5;` */
function readScript(script: string): Read {
  if (script === '') return null
  const assigned = /^\s*(?:var\s+)?show\s*=(?!=)\s*([^;]+);?\s*$/s.exec(script)
  if (assigned === null) return { kind: 'unsaid', reason: 'it is a program' }
  const expression = (assigned[1] ?? '').replaceAll(
    /\b(?:data|row)(?:\.([A-Za-z_$][\w$]*)|\[\s*['"]([^'"\]]+)['"]\s*\])/g,
    (_, name, quoted) => `{${name ?? quoted}}`,
  )
  return readExpression(expression)
}

function isShowing(show: unknown): boolean {
  return show !== false && show !== 'false'
}

/** A component in a container is named by its path. */
function keyOf(path: string): string {
  return path.split('.').at(-1) ?? path
}
