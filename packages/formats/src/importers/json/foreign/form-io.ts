import type { FieldTypeName } from '@ramiform/fields'
import type { ImportResult, NewFieldId } from '../../../import.ts'
import { always } from '../../../reading/logic.ts'
import type { Choice, Question, SectionWords } from '../../../reading/question.ts'
import { fieldsOfQuestions } from '../../../reading/questions.ts'
import { type Members, membersOf, numberIn, textIn } from '../members.ts'
import { type Shown, shownBy } from './form-io-logic.ts'
import { listOf, localized, plainText } from './localized.ts'

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
  address: 'address',
  survey: 'radio',
}

/** Components without a question; containers are searched */
const silent = new Set([
  'button',
  'content',
  'htmlelement',
  'html',
  'hidden',
  'recaptcha',
  'captcha',
])
/** Components that contain others */
const containers = new Set([
  'panel',
  'columns',
  'fieldset',
  'well',
  'table',
  'tabs',
  'container',
  'datagrid',
  'editgrid',
])
const knownTypes = new Set([...Object.keys(types), ...silent, ...containers])
/** Containers whose contents a visitor repeats */
const repeated = new Set(['datagrid', 'editgrid'])

export function isFormIo(value: Members): boolean {
  const list = listOf(value.components).map(membersOf)
  return list.some(
    (one) =>
      one !== null && typeof one.type === 'string' && ('key' in one || knownTypes.has(one.type)),
  )
}

const deepest = 100

export function readFormIo(form: Members, newId: NewFieldId): ImportResult {
  const questions: Question[] = []
  const lost: string[] = []
  let pages = 0
  walk(listOf(form.components), { logic: always, lost: [] }, 0)
  return fieldsOfQuestions(questions, newId, lost)

  function walk(components: readonly unknown[], around: Shown, depth: number, areTabs = false) {
    if (depth > deepest) return
    for (const one of components) {
      const component = membersOf(one)
      if (component === null) continue
      const type = textIn(component, 'type') ?? ''
      const shown = shownBy(component, around)
      const inside = componentsIn(component)
      if (inside.length > 0) {
        const isPage = depth === 0 && type === 'panel' && form.display === 'wizard'
        if (isPage) pages += 1
        const section = areTabs
          ? titled(component.label)
          : sectionOf(component, type, isPage && pages > 1)
        if (repeated.has(type))
          lost.push(`The repeated part "${labelOf(component)}" is asked once.`)
        walk(inside, { ...shown, section: section ?? shown.section }, depth + 1, type === 'tabs')
      } else if (containers.has(type)) continue
      else if (silent.has(type)) {
        if (type !== 'button') lost.push(`Skipped "${labelOf(component)}": it is not a question.`)
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

/** Components inside a panel, columns or table cells. */
function componentsIn(component: Members): readonly unknown[] {
  const columns = listOf(component.columns).flatMap((column) =>
    listOf(membersOf(column)?.components),
  )
  const cells = listOf(component.rows).flatMap((row) =>
    listOf(row).flatMap((cell) => listOf(membersOf(cell)?.components)),
  )
  return [...listOf(component.components), ...columns, ...cells]
}

/** Heading of a container; undefined for one without a title on the page. */
function sectionOf(component: Members, type: string, newPage: boolean): SectionWords | undefined {
  const isTitled = type === 'panel' || repeated.has(type)
  const title =
    type === 'fieldset' ? component.legend : isTitled ? (component.title ?? component.label) : ''
  const shown = titled(component.hideLabel === true ? '' : title)
  return shown === undefined && !newPage ? undefined : { ...noTitle, ...shown, newPage }
}

const noTitle: SectionWords = { title: '', text: '', newPage: false }

function titled(title: unknown): SectionWords | undefined {
  const words = plainText(title)
  return words === '' ? undefined : { ...noTitle, title: words }
}

function questionOf(component: Members, type: string, { logic, lost, section }: Shown): Question {
  const validate = membersOf(component.validate) ?? {}
  const data = membersOf(component.data)
  const told = [...lost]
  if (!Object.hasOwn(types, type)) {
    told.push(`Unsupported field type "${type.slice(0, 40)}". It was imported as a text field.`)
  }
  if (textIn(validate, 'custom')) told.push('Its check in JavaScript could not be imported.')
  if (textIn(component, 'calculateValue')) told.push('Its calculated value could not be imported.')
  if (listOf(component.logic).length > 0) told.push('Its further logic could not be imported.')
  const isMultiple = type === 'select' && component.multiple === true
  const choices =
    type === 'checkbox'
      ? [{ value: 'true', text: 'Yes' }]
      : choicesOf(component.values ?? data?.values ?? data?.json)
  if (['select', 'radio', 'selectboxes'].includes(type) && choices.length === 0) {
    told.push('Its choices come from another source. Enter them here.')
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
      placeholder: localized(component.placeholder),
      description: plainText(component.description) || plainText(component.tooltip),
      validation: {
        ...(min !== null && { min }),
        ...(max !== null && { max }),
        ...(pattern && { pattern: pattern.slice(0, 500) }),
      },
    },
    choices,
    logic,
    section,
    lost: told,
  }
}

function labelOf(component: Members): string {
  return plainText(component.label) || plainText(component.title) || textIn(component, 'key') || ''
}

function choicesOf(value: unknown): readonly Choice[] {
  return listOf(value).flatMap((choice) => {
    const members = membersOf(choice)
    const own = localized(members === null ? choice : (members.value ?? members.id))
    const text = members === null ? own : plainText(members.label ?? members.name) || own
    return text === '' ? [] : [{ value: own, text }]
  })
}
