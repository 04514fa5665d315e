import { limits } from '@ramiform/core/limits'
import type { FoundFields, ImportResult, NewFieldId } from '../../../import.ts'
import { cleanText } from '../../../reading/clean-text.ts'
import { isHiddenName } from '../../../reading/hidden-name.ts'
import { labelText } from '../../../reading/label-text.ts'
import { all, always, any, type Logic, not, rule } from '../../../reading/logic.ts'
import type { HiddenWords, Question } from '../../../reading/question.ts'
import { fieldsOfQuestions } from '../../../reading/questions.ts'
import { isStatement, statementOf } from '../../../reading/statement.ts'
import { tooDeepParts } from '../../../reading/too-deep.ts'
import { type Members, membersOf, numberIn } from '../members.ts'
import { arranged, isJsonFormsUi } from './json-forms.ts'
import { linesOf, listOf, localized, plainText } from './localized.ts'
import { kindOf, words } from './schema-fields.ts'
import { logicOf } from './schema-logic.ts'
import { questionOf } from './schema-question.ts'
import { resolverOf } from './schema-references.ts'
import { repeats, repeatsFields } from './schema-repeats.ts'
import { type FieldUi, fieldUi, inUiOrder } from './ui-schema.ts'

const deepest = 30
/** Objects and properties; references can repeat a small schema without an end */
const mostParts = 20_000

export function isJsonSchema(value: Members): boolean {
  if (membersOf(value.properties) === null) {
    const isDeclared = typeof value.$schema === 'string'
    if (isDeclared && (value.$ref !== undefined || value.allOf !== undefined)) return true
    return (isDeclared || value.type === 'object') && hasObjects(value)
  }
  return (
    typeof value.$schema === 'string' ||
    value.type === 'object' ||
    Object.values(membersOf(value.properties) ?? {}).every((one) => membersOf(one) !== null)
  )
}

/** Tells if a schema chooses between objects or combines them. */
const hasObjects = ({ oneOf, anyOf, allOf }: Members) =>
  [oneOf, anyOf, allOf].flatMap(listOf).some((one) => {
    const members = membersOf(one)
    return membersOf(members?.properties) !== null || typeof members?.$ref === 'string'
  })

/**
 * Reads the properties of a schema as questions.
 * @param ui UI schema of react-jsonschema-form or JSON Forms
 */
export function readJsonSchema(root: Members, newId: NewFieldId, ui: Members | null): ImportResult {
  const questions: Question[] = []
  const hidden: HiddenWords[] = []
  const lost: string[] = []
  const tooDeep = tooDeepParts(lost, deepest)
  let parts = 0
  const keys = new Set<string>()
  /** Fields that are required beside their own schema, with the conditions */
  const needs: { readonly key: string; readonly logic: Logic }[] = []
  const resolve = resolverOf(root)
  const isTree = isJsonFormsUi(ui)
  const start: Place = {
    path: '',
    title: '',
    logic: always,
    depth: 0,
    around: [],
    ui: isTree ? {} : (ui ?? {}),
  }
  const single = kindOf(root)
  if (single !== '' && single !== 'object') readProperty('', root, false, start)
  else readObject(root, start)
  const whole = withNeeds(questions, needs, lost)
  const placed = isTree ? arranged(whole, ui, resolve) : { questions: whole, lost: [] }
  const found = fieldsOfQuestions(placed.questions, newId, [...lost, ...placed.lost], { hidden })
  const title = labelText(fieldUi(start.ui).title || plainText(root.title))
  const submitButtonText = submitTextOf(start.ui)
  if ('problem' in found || title === '' || single !== 'object') {
    if (submitButtonText !== '' && 'fields' in found) return withLostButton(found, submitButtonText)
    return found
  }
  const description = cleanText(plainText(root.description), limits.descriptionCharacters)
  const settings = {
    title,
    ...(description !== '' && { description }),
    ...(submitButtonText !== '' && { submitButtonText }),
  }
  return { ...found, head: { name: title, description: '', settings } }

  function readObject(schema: Members, outer: Place) {
    if (isTooLarge()) return
    if (outer.depth > deepest) return nameTooDeep(schema, outer)
    const required = new Set(listOf(schema.required))
    const properties = membersOf(schema.properties) ?? {}
    const place = { ...outer, around: [...outer.around, schema.properties] }
    for (const name of required) {
      const key = keyOf(String(name), place)
      if (keys.has(key) || !Object.hasOwn(properties, String(name)))
        needs.push({ key, logic: place.logic })
    }
    for (const name of inUiOrder(Object.keys(properties), place.ui)) {
      const property = resolve(properties[name])
      if (property !== null) readProperty(name, property, required.has(name), place)
    }
    for (const part of listOf(schema.allOf)) {
      const members = resolve(part)
      if (members !== null) readObject(members, { ...place, depth: place.depth + 1 })
    }
    readBranches(schema, place)
    readDependencies(schema, place)
    for (const name of ['oneOf', 'anyOf'] as const) {
      if (listOf(schema[name]).length > 0) readVariants(listOf(schema[name]), place)
    }
    for (const name of ['not', 'patternProperties', 'propertyNames'] as const) {
      if (schema[name] !== undefined) lost.push(`"${name}"${inPlace(place)} could not be imported.`)
    }
    if (membersOf(schema.additionalProperties) !== null)
      lost.push(`Further fields of any name${inPlace(place)} could not be imported.`)
  }

  function readProperty(name: string, property: Members, required: boolean, place: Place) {
    const key = keyOf(name, place)
    if (keys.has(key) || isTooLarge()) return
    keys.add(key)
    const ownUi = membersOf(place.ui[name]) ?? (name === '' ? place.ui : {})
    const set = fieldUi(ownUi)
    const label = set.title || plainText(property.title) || words(name)
    if (place.depth > deepest) return tooDeep.add(label)
    const titled = [place.title, label].filter((text) => text !== '').join(' – ')
    const inner = { ...place, path: key, title: titled, depth: place.depth + 1, ui: ownUi }
    if (set.isHidden) return readHidden(key, label, property)
    if (repeats(property, place.around, resolve)) {
      lost.push(repeatsFields(`"${titled.slice(0, 80)}"`))
      return
    }
    const isObject = membersOf(property.properties) !== null || listOf(property.allOf).length > 0
    if (property.type === 'null') return readText(key, label, set, property, place)
    if (isObject && property.enum === undefined) {
      readText(`${key}#text`, titled, set, property, place)
      return readObject(property, inner)
    }
    const variants = [...listOf(property.oneOf), ...listOf(property.anyOf)].map(resolve)
    if (variants.some((one) => membersOf(one?.properties) !== null))
      return chooseVariant(variants, { ...inner, depth: place.depth + 1 }, label)
    if (positionsOf(property).length > 0) {
      readText(`${key}#text`, titled, set, property, place)
      return readPositions(property, inner)
    }
    const item = resolve(property.items)
    const hasVariants = listOf(item?.oneOf ?? item?.anyOf).some(
      (one) => membersOf(resolve(one)?.properties) !== null,
    )
    if (item !== null && (membersOf(item.properties) !== null || hasVariants)) {
      lost.push(`The list "${titled.slice(0, 80)}" is asked once.`)
      readText(`${key}#text`, titled, set, property, place)
      return readObject(item, { ...inner, ui: membersOf(ownUi.items) ?? {} })
    }
    const { title: around, logic } = place
    questions.push(questionOf(property, { key, name, around, required, logic, ui: set }, resolve))
  }

  /** Counts a part of the schema; true after the last one that is read. */
  function isTooLarge(): boolean {
    parts += 1
    if (parts === mostParts)
      lost.push('The schema has too many parts, or refers to itself. The rest was not imported.')
    return parts >= mostParts
  }

  /** Names the fields of an object that is nested too deeply; or the object, if its fields are nested further. */
  function nameTooDeep(schema: Members, place: Place) {
    const properties = Object.entries(membersOf(schema.properties) ?? {})
    for (const [name, property] of properties) {
      if (keys.has(keyOf(name, place))) continue
      const set = fieldUi(membersOf(place.ui[name]) ?? {})
      tooDeep.add(set.title || plainText(resolve(property)?.title) || words(name))
    }
    const parts = [schema.allOf, schema.oneOf, schema.anyOf, schema.then, schema.else]
    if (properties.length === 0 && parts.some((part) => part !== undefined))
      tooDeep.add(place.title.split(' – ').at(-1) ?? '')
  }

  /** The description of an object or list, or a property that takes no value, becomes a statement. */
  function readText(key: string, title: string, set: FieldUi, property: Members, place: Place) {
    const text = [set.description || linesOf(property.description), set.help]
      .filter((one) => one !== '')
      .join('\n\n')
    const isAlone = property.type === 'null'
    // JSON Forms shows no text of an object.
    if (isAlone || (text !== '' && !isTree))
      questions.push(statementOf({ key, title, text, logic: place.logic }))
  }

  /** A list with a schema per position has a field per position. */
  function readPositions(property: Members, place: Place) {
    const least = numberIn(property, 'minItems') ?? 0
    const given = listOf(property.default)
    const uis = membersOf(place.ui.items) ?? listOf(place.ui.items)
    const inner = { ...place, ui: Object.fromEntries(Object.entries(uis)) }
    for (const [at, one] of positionsOf(property).entries()) {
      const members = resolve(one)
      if (members === null) continue
      const title = plainText(members.title) || `${at + 1}`
      const start = given[at] === undefined ? {} : { default: given[at] }
      readProperty(`${at}`, { ...start, ...members, title }, at < least, inner)
    }
    const further = property.prefixItems === undefined ? property.additionalItems : property.items
    if (membersOf(further) !== null)
      lost.push(`Further items of the list "${place.title.slice(0, 80)}" could not be imported.`)
  }

  /** A hidden widget becomes a hidden field, if a link can name it. */
  function readHidden(key: string, label: string, property: Members) {
    if (!isHiddenName(key)) {
      lost.push(`The hidden field "${label.slice(0, 80)}" was skipped: a link cannot use its name.`)
      return
    }
    hidden.push({ name: key, value: localized(property.default).slice(0, 500), aliases: [] })
  }

  /** A choice between objects: a question that shows the fields of the chosen one. */
  function chooseVariant(variants: readonly (Members | null)[], place: Place, label: string) {
    const key = `${place.path}#`
    const named = variants.flatMap((variant, at) => {
      if (variant === null || kindOf(variant) === 'null') return []
      const text = plainText(variant.title) || `Option ${at + 1}`
      if (repeats(variant, place.around, resolve)) {
        lost.push(repeatsFields(`"${text.slice(0, 60)}"${ofPlace(place)}`))
        return []
      }
      return [{ variant, text, value: `${at}` }]
    })
    const outer = place.title.slice(0, Math.max(0, place.title.length - label.length - 3))
    questions.push({
      key,
      type: 'radio',
      words: { label: outer === '' ? label : `${outer}: ${label}` },
      choices: named.map(({ text, value }) => ({ text, value })),
      logic: place.logic,
      lost: [],
    })
    for (const { variant, value } of named) {
      const isChosen: Logic = { kind: 'rule', source: key, condition: 'equals', value }
      const path = `${place.path}.${value}`
      const logic = all(place.logic, isChosen)
      if (membersOf(variant.properties) !== null) readObject(variant, { ...place, path, logic })
      else readProperty('', variant, false, { ...place, path, logic, ui: {} })
    }
  }

  /** Reads `if` / `then` / `else`: properties of one side are shown when it applies. */
  function readBranches(schema: Members, place: Place) {
    const condition = resolve(schema.if)
    if (condition === null) return
    const logic = logicOf(condition, place.path, resolve)
    const opposite = logic === null ? null : not(logic)
    for (const [side, holds] of [
      [resolve(schema.then), logic],
      [resolve(schema.else), opposite],
    ] as const) {
      if (side === null) continue
      const inner = { ...place, depth: place.depth + 1 }
      if (holds !== null) {
        readObject(side, { ...inner, logic: all(place.logic, holds) })
        continue
      }
      lost.push(`A condition${inPlace(place)} could not be imported. Its fields always show.`)
      const isOwn = (name: unknown) =>
        membersOf(side.properties)?.[String(name)] !== undefined &&
        !keys.has(keyOf(String(name), place))
      for (const name of listOf(side.required).filter((one) => !isOwn(one)))
        lost.push(neededSometimes(String(name)))
      readObject({ ...side, required: listOf(side.required).filter(isOwn) }, inner)
    }
  }

  function readDependencies(schema: Members, place: Place) {
    const given = [schema.dependencies, schema.dependentSchemas, schema.dependentRequired]
    for (const [name, value] of given.flatMap((one) => Object.entries(membersOf(one) ?? {}))) {
      const filled: Logic = rule(keyOf(name, place), 'is_not_empty')
      for (const needed of listOf(value))
        needs.push({ key: keyOf(String(needed), place), logic: all(place.logic, filled) })
      const dependent = Array.isArray(value) ? null : resolve(value)
      if (dependent === null) continue
      const variants = listOf(dependent.oneOf)
      if (variants.length > 0) readVariants(variants, place)
      else
        readObject(dependent, {
          ...place,
          logic: all(place.logic, filled),
          depth: place.depth + 1,
        })
    }
  }

  /** Reads variants with a fixed value of one property as branches, and others as a choice. */
  function readVariants(variants: readonly unknown[], place: Place) {
    const read = variants.map((variant) => {
      const members = resolve(variant)
      const fixed = Object.entries(membersOf(members?.properties) ?? {}).filter(([name, value]) => {
        const property = resolve(value)
        return (
          keys.has(keyOf(name, place)) &&
          (property?.const !== undefined || property?.enum !== undefined)
        )
      })
      return { members, fixed }
    })
    const asking = read.filter(({ members }) => membersOf(members?.properties) !== null)
    if (asking.length > 1 && asking.every(({ fixed }) => fixed.length === 0)) {
      const members = asking.map((one) => one.members)
      chooseVariant(members, { ...place, depth: place.depth + 1 }, place.title || 'Choose one')
      return
    }
    for (const { members, fixed } of read) {
      if (members === null) continue
      const chosen = {
        properties: Object.fromEntries(fixed),
        required: fixed.map(([name]) => name),
      }
      const logic = logicOf(chosen, place.path, resolve)
      if (membersOf(members.properties) === null)
        lost.push(`A variant${inPlace(place)} could not be imported: it has no fields of its own.`)
      else
        readObject(members, {
          ...place,
          logic: logic === null || fixed.length === 0 ? place.logic : all(place.logic, logic),
          depth: place.depth + 1,
        })
    }
  }
}

interface Place {
  readonly path: string
  readonly title: string
  readonly logic: Logic
  readonly depth: number
  /** `properties` of the objects around it */
  readonly around: readonly unknown[]
  /** UI schema of the object, in the manner of react-jsonschema-form */
  readonly ui: Members
}

const positionsOf = ({ prefixItems, items }: Members) => listOf(prefixItems ?? items)

const keyOf = (name: string, { path }: Place) =>
  [path, name].filter((step) => step !== '').join('.')

const neededSometimes = (name: string) =>
  `"${name.slice(0, 60)}" is required only sometimes. This could not be imported.`

/** The questions with the conditions that require them. A condition for no question is reported, one for a group is not. */
function withNeeds(
  questions: readonly Question[],
  needs: readonly { readonly key: string; readonly logic: Logic }[],
  lost: string[],
): readonly Question[] {
  const byKey = new Map<string, Logic[]>()
  for (const { key, logic } of needs) byKey.set(key, [...(byKey.get(key) ?? []), logic])
  for (const [key, logics] of byKey) {
    const isAlways = logics.some((one) => one.kind === 'all' && one.parts.length === 0)
    const isKnown = questions.some((one) => one.key === key || one.key.startsWith(`${key}.`))
    if (!isKnown && !isAlways) lost.push(neededSometimes(key))
  }
  return questions.map((question) => {
    const logics = byKey.get(question.key)
    if (logics === undefined || question.words.required || isStatement(question)) return question
    const requiredIf = any(...logics)
    return requiredIf.kind === 'all' && requiredIf.parts.length === 0
      ? { ...question, words: { ...question.words, required: true } }
      : { ...question, requiredIf }
  })
}

/** Text of the button in a UI schema of react-jsonschema-form. */
function submitTextOf(ui: Members): string {
  const options = membersOf(
    ui['ui:submitButtonOptions'] ?? membersOf(ui['ui:options'])?.submitButtonOptions,
  )
  return labelText(plainText(options?.submitText))
}

/** Without a title there are no settings to import, so the button has no place. */
const withLostButton = (found: FoundFields, text: string): FoundFields => ({
  ...found,
  warnings: [
    { message: `The text of the button, "${text}", was not imported.` },
    ...found.warnings,
  ],
})

const ofPlace = ({ title }: Place) => (title === '' ? '' : ` of "${title.slice(0, 60)}"`)

function inPlace({ title }: Place): string {
  return title === '' ? '' : ` in "${title.slice(0, 60)}"`
}
