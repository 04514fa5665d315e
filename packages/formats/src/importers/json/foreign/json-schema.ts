import type { ImportResult, NewFieldId } from '../../../import.ts'
import { all, always, type Logic, not } from '../../../reading/logic.ts'
import type { Question } from '../../../reading/question.ts'
import { fieldsOfQuestions } from '../../../reading/questions.ts'
import { type Members, membersOf, textIn } from '../members.ts'
import { listOf, localized, plainText } from './localized.ts'
import { boundsOf, choicesOf, kindOf, typeOf, words } from './schema-fields.ts'
import { logicOf } from './schema-logic.ts'

const deepest = 30

export function isJsonSchema(value: Members): boolean {
  if (membersOf(value.properties) === null) {
    return (
      typeof value.$schema === 'string' && (value.$ref !== undefined || value.allOf !== undefined)
    )
  }
  return (
    typeof value.$schema === 'string' ||
    value.type === 'object' ||
    Object.values(membersOf(value.properties) ?? {}).every((one) => membersOf(one) !== null)
  )
}

export function readJsonSchema(root: Members, newId: NewFieldId): ImportResult {
  const questions: Question[] = []
  const lost: string[] = []
  const keys = new Set<string>()
  readObject(root, { path: '', title: '', logic: always, depth: 0 })
  return fieldsOfQuestions(questions, newId, lost)

  function readObject(schema: Members, place: Place) {
    if (place.depth > deepest) return
    const required = new Set(listOf(schema.required))
    for (const [name, value] of Object.entries(membersOf(schema.properties) ?? {})) {
      const property = resolve(value)
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
  }

  function readProperty(name: string, property: Members, required: boolean, place: Place) {
    const key = place.path === '' ? name : `${place.path}.${name}`
    if (keys.has(key)) return
    keys.add(key)
    const label = plainText(property.title) || words(name)
    const isObject = membersOf(property.properties) !== null || listOf(property.allOf).length > 0
    if (isObject && property.enum === undefined) {
      const title = [place.title, label].filter((text) => text !== '').join(' – ')
      readObject(property, { ...place, path: key, title, depth: place.depth + 1 })
      return
    }
    const item = resolve(property.items)
    if (item !== null && membersOf(item.properties) !== null) {
      const title = [place.title, label].filter((text) => text !== '').join(' – ')
      lost.push(`The list "${title.slice(0, 80)}" is asked once.`)
      readObject(item, { ...place, path: key, title, depth: place.depth + 1 })
      return
    }
    questions.push(questionOf(key, label, property, required, place))
  }

  function questionOf(
    key: string,
    label: string,
    property: Members,
    required: boolean,
    place: Place,
  ): Question {
    const told: string[] = []
    const items = resolve(property.items)
    const kind = kindOf(property)
    const isList = kind === 'array'
    const choices = choicesOf(isList && items !== null ? items : property, kind)
    if (isList && items !== null && choices.length === 0) {
      told.push('A list of any length is one text field here.')
    }
    if (property.const !== undefined) told.push('Its fixed value was not imported.')
    const type = typeOf(kind, property, choices, items)
    return {
      key,
      type,
      words: {
        label: place.title === '' ? label : `${place.title}: ${label}`,
        required,
        description: plainText(property.description),
        placeholder: localized(listOf(property.examples)[0] ?? ''),
        validation: boundsOf(property, type),
      },
      choices,
      logic: place.logic,
      lost: told,
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
      if (holds === null)
        lost.push(`A condition${inPlace(place)} could not be imported. Its fields always show.`)
      readObject(side, {
        ...place,
        logic: holds === null ? place.logic : all(place.logic, holds),
        depth: place.depth + 1,
      })
      tellRequired(side)
    }
  }

  /** A field that is only sometimes required becomes optional. */
  function tellRequired(side: Members) {
    const own = new Set(Object.keys(membersOf(side.properties) ?? {}))
    for (const name of listOf(side.required)) {
      if (!own.has(String(name)))
        lost.push(
          `"${String(name).slice(0, 60)}" is required only sometimes. This could not be imported.`,
        )
    }
  }

  function readDependencies(schema: Members, place: Place) {
    const given = { ...membersOf(schema.dependencies), ...membersOf(schema.dependentSchemas) }
    for (const [name, value] of Object.entries(given)) {
      const dependent = resolve(value)
      if (dependent === null) continue
      const source = place.path === '' ? name : `${place.path}.${name}`
      const filled: Logic = { kind: 'rule', source, condition: 'is_not_empty', value: '' }
      const variants = listOf(dependent.oneOf)
      if (variants.length > 0) readVariants(variants, place)
      else
        readObject(dependent, { ...place, logic: all(place.logic, filled), depth: place.depth + 1 })
    }
    const dependents = { ...membersOf(schema.dependentRequired) }
    for (const name of Object.keys(dependents)) {
      lost.push(`Fields required only with "${name.slice(0, 60)}" could not be imported.`)
    }
  }

  /** Reads variants with a fixed value of one property as branches. */
  function readVariants(variants: readonly unknown[], place: Place) {
    for (const variant of variants) {
      const members = resolve(variant)
      const properties = membersOf(members?.properties)
      if (members === null || properties === null) continue
      const fixed = Object.entries(properties).filter(([name, value]) => {
        const property = resolve(value)
        const known = keys.has(place.path === '' ? name : `${place.path}.${name}`)
        return (
          known &&
          property !== null &&
          (property.const !== undefined || property.enum !== undefined)
        )
      })
      const logic = logicOf({ properties: Object.fromEntries(fixed) }, place.path, resolve)
      readObject(members, {
        ...place,
        logic: logic === null || fixed.length === 0 ? place.logic : all(place.logic, logic),
        depth: place.depth + 1,
      })
    }
  }

  /** Returns the object, or the one that it references in this document. */
  function resolve(value: unknown): Members | null {
    let members = membersOf(value)
    for (let turn = 0; members !== null && turn < 10; turn += 1) {
      const reference = textIn(members, '$ref')
      if (reference === null) return members
      const { $ref: _, ...own } = members
      const target = targetOf(reference)
      members = target === null ? own : { ...target, ...own }
      if (target === null) return own
    }
    return null
  }

  function targetOf(reference: string): Members | null {
    if (!reference.startsWith('#/')) return null
    let target: unknown = root
    for (const step of reference.slice(2).split('/')) {
      const name = step.replaceAll('~1', '/').replaceAll('~0', '~')
      const members = membersOf(target)
      if (members === null || !Object.hasOwn(members, name)) return null
      target = members[name]
    }
    return membersOf(target)
  }
}

interface Place {
  readonly path: string
  readonly title: string
  readonly logic: Logic
  readonly depth: number
}

function inPlace({ title }: Place): string {
  return title === '' ? '' : ` in "${title.slice(0, 60)}"`
}
