import { type Currency, currencies as ours } from '@ramiform/core/currency'
import { editorDefaults } from '@ramiform/core/form'
import type { ImportResult, NewFieldId } from '../../../import.ts'
import { isHiddenName } from '../../../reading/hidden-name.ts'
import { labelText } from '../../../reading/label-text.ts'
import { always } from '../../../reading/logic.ts'
import type { HiddenWords, Question, SectionWords } from '../../../reading/question.ts'
import { fieldsOfQuestions } from '../../../reading/questions.ts'
import { tooDeepParts } from '../../../reading/too-deep.ts'
import { type Members, membersOf, textIn } from '../members.ts'
import { type Shown, shownBy } from './form-io-logic.ts'
import { componentsIn, type Names, namesIn, noNames } from './form-io-names.ts'
import { formIoTypes, labelOf, questionOf, surveyOf } from './form-io-question.ts'
import { formIoTexts, textOf } from './form-io-texts.ts'
import { listOf, localized, objectsIn, plainText } from './localized.ts'

/** Components without a question or text; containers are searched */
const silent = new Set(['button', 'hidden', 'recaptcha', 'captcha'])
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
const knownTypes = new Set([...Object.keys(formIoTypes), ...silent, ...formIoTexts, ...containers])
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

/** The place of an answer in a text */
const places = /\{\{\s*(?:data|row)\.([\w.]+)\s*\}\}/g

const isCurrency = (name: string): name is Currency => ours.some((one) => one === name)

/** What is around a component, beside what shows it. */
interface Place {
  readonly shown: Shown
  readonly names: Names
  readonly depth: number
  readonly areTabs?: boolean
}

export function readFormIo(form: Members, newId: NewFieldId): ImportResult {
  const questions: Question[] = []
  const hidden: HiddenWords[] = []
  const lost: string[] = []
  const tooDeep = tooDeepParts(lost, deepest)
  const currencies: string[] = []
  let submitText = ''
  let pages = 0
  let forms = 0
  const names = namesIn(listOf(form.components), '', noNames)
  walk(listOf(form.components), { shown: { logic: always, lost: [] }, names, depth: 0 })
  const found = fieldsOfQuestions(questions, newId, lost, { hidden, places })
  const title = labelText(plainText(form.title))
  if ('problem' in found) return found
  const [currency, ...others] = new Set(currencies)
  const isOurs = currency !== undefined && others.length === 0 && isCurrency(currency)
  const settings = {
    title,
    ...(submitText !== '' && { submitButtonText: submitText }),
    ...(isOurs && { payment: { currency } }),
  }
  const isHeaded = title !== ''
  const told = [
    ...(isHeaded || submitText === '' || submitText === editorDefaults.submitButtonText
      ? []
      : [`The text of the button, "${submitText}", was not imported.`]),
    ...(currency === undefined || (isOurs && (isHeaded || currency === 'usd'))
      ? []
      : [
          `Prices were in ${[...new Set(currencies)].join(', ').toUpperCase()}. Set the currency of the form.`,
        ]),
  ]
  const warnings = [...told.map((message) => ({ message })), ...found.warnings]
  return {
    ...found,
    warnings,
    ...(isHeaded && { head: { name: title, description: '', settings } }),
  }

  function walk(components: readonly unknown[], place: Place) {
    for (const one of components) {
      const component = membersOf(one)
      if (component === null) continue
      if (place.depth > deepest) tooDeep.addNamed(component, nested)
      else read(component, textIn(component, 'type') ?? '', place)
    }
  }

  function read(component: Members, type: string, place: Place) {
    const shown = shownBy(component, place.shown, place.names)
    // The lines of an address are components, too.
    const inside = type === 'address' ? [] : componentsIn(component)
    const key = place.names.keyOf(textIn(component, 'key') ?? '')
    if (inside.length > 0) {
      const isPage = place.depth === 0 && type === 'panel' && form.display === 'wizard'
      if (isPage) pages += 1
      const section = place.areTabs
        ? titled(component.label)
        : sectionOf(component, type, isPage && pages > 1)
      if (repeated.has(type)) lost.push(`The repeated part "${labelOf(component)}" is asked once.`)
      if (type === 'form') forms += 1
      walk(inside, {
        shown: { ...shown, section: section ?? shown.section },
        names: type === 'form' ? namesIn(inside, `form ${forms} `, place.names) : place.names,
        depth: place.depth + 1,
        areTabs: type === 'tabs',
      })
    } else if (containers.has(type)) return
    else if (type === 'hidden' && isHiddenName(key)) readHidden(component, key)
    else if (formIoTexts.includes(type)) questions.push(textOf(component, type, shown))
    else if (silent.has(type)) {
      if (type === 'button') readButton(component, labelOf(component))
      else lost.push(`Skipped ${nameOf(component, type)}: it is not a question.`)
    } else if (type === 'survey') questions.push(...surveyOf(component, key, shown))
    else if (!isNamed(component))
      lost.push(`Skipped ${nameOf(component, type)}: it has no key and no label.`)
    else {
      questions.push(questionOf(component, type, key, shown))
      const currency = textIn(component, 'currency')?.toLowerCase().slice(0, 3)
      if (type === 'currency' && currency) currencies.push(currency)
    }
  }

  /** The button that sends the form has a text of its own. Others have no place here. */
  function readButton(component: Members, text: string) {
    const action = textIn(component, 'action') || 'submit'
    if (action === 'submit') submitText = labelText(text)
    else lost.push(`The button "${text.slice(0, 80)}" was skipped.`)
  }

  /** A hidden component becomes a hidden field, which a link can fill in. */
  function readHidden(component: Members, name: string) {
    hidden.push({ name, value: localized(component.defaultValue).slice(0, 500), aliases: [] })
    if (['calculateValue', 'customDefaultValue'].some((one) => textIn(component, one)))
      lost.push(`The calculated value of the hidden field "${name}" could not be imported.`)
  }
}

/** Names of parts that are nested too deeply */
const nested = {
  nameOf: labelOf,
  insideOf: (component: Members) => objectsIn(componentsIn(component)),
}

/** A key or a label, even an empty one, makes a component a question of its own. */
function isNamed(component: Members): boolean {
  const isGiven = ['key', 'label'].some((name) => textIn(component, name) !== null)
  return isGiven || labelOf(component) !== ''
}

/** Name of a component in the loss report. */
function nameOf(component: Members, type: string): string {
  const label = labelOf(component)
  if (label !== '') return `"${label.slice(0, 200)}"`
  return type === ''
    ? 'a component without a type'
    : `a component of the type "${type.slice(0, 40)}"`
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
