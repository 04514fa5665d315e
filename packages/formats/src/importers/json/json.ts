import { languages } from '@ramiform/core/built-in-texts/languages'
import type { Ending } from '@ramiform/core/ending'
import { fieldIdPattern, submitterEmailKey } from '@ramiform/core/field'
import type { HiddenField } from '@ramiform/core/hidden-field'
import { limits } from '@ramiform/core/limits'
import type { Section } from '@ramiform/core/section'
import type { Table } from '@ramiform/core/table'
import {
  type Importer,
  type ImportResult,
  type NewFieldId,
  usualChoices,
  type Warning,
} from '../../import.ts'
import { cleanText } from '../../reading/clean-text.ts'
import { foundFields } from '../../reading/found-fields.ts'
import { isAddress } from '../../reading/questions.ts'
import { isFormIo, readFormIo } from './foreign/form-io.ts'
import { isGoogleForm, readGoogleForm } from './foreign/google-forms.ts'
import { isQuestionList } from './foreign/is-question-list.ts'
import { isJsonSchema, readJsonSchema } from './foreign/json-schema.ts'
import { readPlainObject } from './foreign/plain-objects.ts'
import { readQuestionList } from './foreign/question-list.ts'
import { isQuestionTree, readQuestionTree } from './foreign/question-tree.ts'
import { readRedcap } from './foreign/redcap.ts'
import { isSurveyJs, readSurveyJs } from './foreign/survey-js.ts'
import { isTypeform, readTypeform } from './foreign/typeform.ts'
import { type Members, membersOf, textIn } from './members.ts'
import { ownSchemaIn } from './own-form.ts'
import { parseJson } from './parse-json.ts'
import { readConditional } from './read-conditional.ts'
import { readField } from './read-field.ts'
import { readTranslations } from './read-translations.ts'
import { readValue as readOwnValue } from './read-value.ts'

/** Reads a list of fields, a schema, or a whole form in our own format (spec section 5). */
export const json: Importer = {
  name: 'json',
  label: 'JSON',
  extensions: ['json'],
  likeness: (text) => (/^\s*(?:\{\s*["}]|\[\s*[{"])/.test(text) ? 'surely' : 'no'),
  choices: (text) => (isOwnForm(text) ? [] : ['branchesBecomeConditions']),
  read(text, newId, { branchesBecomeConditions } = usualChoices) {
    const parsed = parseJson(text)
    if (typeof parsed === 'string') return { problem: { code: 'invalid', detail: parsed } }
    const { value, isLoose } = parsed
    const result = readValue(value, newId, branchesBecomeConditions)
    return isLoose && 'fields' in result
      ? { ...result, warnings: [looseJson, ...result.warnings] }
      : result
  },
}

/** Tells if a text is a form in our own format. Texts without fields are not parsed. */
function isOwnForm(text: string): boolean {
  if (!text.includes('"fields"')) return false
  const parsed = parseJson(text)
  return typeof parsed !== 'string' && ownSchemaIn(parsed.value) !== null
}

const looseJson: Warning = {
  message: 'The JSON has comments or extra commas. Check the imported fields.',
}

function readValue(value: unknown, newId: NewFieldId, withConditions: boolean): ImportResult {
  const members = membersOf(value)
  const ownSchema = ownSchemaIn(value)
  const isOurs = ownSchema !== null
  const foreign = members === null || isOurs ? null : readForeign(members, newId, withConditions)
  if (foreign !== null) return foreign
  const dictionary = readRedcap(value, newId)
  if (dictionary !== null) return dictionary
  if (!isOurs && isQuestionList(value)) return readQuestionList(value, newId)
  const entries = fieldsIn(value)
  if (entries !== null) {
    const result = readFields(entries, newId, isOurs, members)
    return isOurs && 'fields' in result ? { ...result, ...headOf(members, ownSchema) } : result
  }
  return members === null || Object.keys(members).length === 0
    ? foundFields([])
    : readPlainObject(members, newId)
}

/** Name, description and settings of an exported form (decision 183). A bare schema has no name. */
function headOf(members: Members | null, { settings }: Members): { readonly head?: unknown } {
  if (members === null || members.name === undefined) return {}
  return { head: { name: members.name, description: members.description, settings } }
}

/** Reads another program's form, recognized by its shape; null for our own format. */
function readForeign(
  members: Members,
  newId: NewFieldId,
  withConditions: boolean,
): ImportResult | null {
  const form = wrapped(members)
  if (isSurveyJs(form)) return readSurveyJs(form, newId)
  if (isFormIo(form)) return readFormIo(form, newId)
  if (isTypeform(form)) return readTypeform(form, newId)
  if (isGoogleForm(form)) return readGoogleForm(form, newId)
  const ui = uiSchemaIn(members)
  const schema = ui === null ? null : membersOf(members.schema)
  if (schema !== null) return readJsonSchema(schema, newId, ui)
  if (isJsonSchema(form)) return readJsonSchema(form, newId, ui)
  return isQuestionTree(form) ? readQuestionTree(form, newId, withConditions) : null
}

/** The UI schema beside a JSON Schema, as react-jsonschema-form and JSON Forms name it. */
function uiSchemaIn(members: Members): Members | null {
  return membersOf(members.uiSchema ?? members.uischema ?? members.ui_schema)
}

/** Returns the member that contains the form, as in many downloads. */
function wrapped(members: Members): Members {
  const outer = membersOf(members.form_response) ?? members
  for (const name of ['form', 'survey', 'json', 'definition', 'schema', 'data']) {
    const inner = membersOf(outer[name])
    if (inner === null) continue
    if ([isSurveyJs, isFormIo, isTypeform, isGoogleForm, isJsonSchema].some((is) => is(inner)))
      return inner
  }
  return members
}

/** A list beside the fields of our format, of objects with an id. */
function listIn(members: Members | null, name: string, most: number): readonly Members[] {
  const found = members?.[name] ?? membersOf(members?.schema)?.[name]
  if (!Array.isArray(found)) return []
  return found.slice(0, most).flatMap((one: unknown): readonly Members[] => {
    const part = membersOf(one)
    return part === null ? [] : [part]
  })
}

function fieldsIn(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value
  const members = membersOf(value)
  if (members === null) return null
  if (Array.isArray(members.fields)) return members.fields
  const inner = membersOf(members.schema)
  return inner === null || !Array.isArray(inner.fields) ? null : inner.fields
}

function readFields(
  entries: readonly unknown[],
  newId: NewFieldId,
  isWhole: boolean,
  whole: Members | null,
): ImportResult {
  const warnings: Warning[] = []
  const objects: Members[] = []
  for (const [index, entry] of entries.entries()) {
    const members = membersOf(entry)
    if (members === null)
      warnings.push({ message: `Entry ${index + 1} is not a field and was skipped.` })
    else objects.push(members)
  }

  // Assign all ids first; a rule may name a later field.
  const known = new Map<string, string>()
  const taken = new Set<string>()
  const ids = objects.map(({ id: given }) => {
    const id = typeof given === 'string' && isFree(given, taken) ? given : newId()
    taken.add(id)
    if (typeof given === 'string' && !known.has(given)) known.set(given, id)
    return id
  })
  // An unknown id stays if it is valid; the form check reports it.
  const idOf = (given: string) => known.get(given) ?? (fieldIdPattern.test(given) ? given : '')

  const read = objects.map((members, index) =>
    readField(members, { id: ids[index] ?? newId(), number: index + 1, idOf, isWhole }),
  )
  const withId = <Part>(
    name: string,
    most: number,
    readPart: (members: Members, id: string) => Part | null,
  ): readonly Part[] =>
    listIn(whole, name, most).flatMap((one) => {
      const id = textIn(one, 'id')
      const part = id === null || !isFree(id, taken) ? null : readPart(one, id)
      if (part === null || id === null) return []
      taken.add(id)
      return [part]
    })
  const sections = withId('sections', limits.sections, (one, id) => readSection(one, id, idOf))
  const tables = withId('tables', limits.tables, readTable)
  const names = new Set<string>()
  const hiddenFields = withId(
    'hiddenFields',
    limits.hiddenFields,
    (one, id): HiddenField | null => {
      const name = textIn(one, 'name') ?? ''
      if (!isFree(name, names)) return null
      names.add(name)
      const value = cleanText(textIn(one, 'value') ?? '', limits.hiddenCharacters)
      return { id, name, ...(value !== '' && { value }) }
    },
  )
  const values = withId('values', limits.values, (one, id) => readOwnValue(one, id, idOf))
  const endings = withId('endings', limits.endings, (one, id) => readEnding(one, id, idOf))
  const translations = readTranslations(listIn(whole, 'translations', languages.length), idOf)
  const knownSections = new Set(sections.map(({ id }) => id))
  return foundFields(
    read.map(({ field }, index) => {
      const section = textIn(objects[index] ?? {}, 'section')
      const table = textIn(objects[index] ?? {}, 'table')
      return {
        ...field,
        ...(section !== null && knownSections.has(section) && { section }),
        ...(table !== null && { table }),
      }
    }),
    [...warnings, ...read.flatMap((one) => one.warnings)],
    {
      sections,
      tables,
      hiddenFields,
      values,
      endings,
      ...(translations.length > 0 && { translations }),
    },
  )
}

function readSection(members: Members, id: string, idOf: (given: string) => string): Section {
  const title = textIn(members, 'title')
  const text = textIn(members, 'text')
  const conditional = readConditional(members.conditional, idOf)
  return {
    id,
    ...(title !== null && { title: cleanText(title, limits.labelCharacters) }),
    ...(text !== null && { text: cleanText(text, limits.descriptionCharacters) }),
    ...(typeof members.newPage === 'boolean' && { newPage: members.newPage }),
    ...(conditional !== null && { conditional }),
  }
}

function readTable(members: Members, id: string): Table {
  const title = textIn(members, 'title')
  const description = textIn(members, 'description')
  return {
    id,
    ...(title !== null && { title: cleanText(title, limits.labelCharacters) }),
    ...(description !== null && {
      description: cleanText(description, limits.descriptionCharacters),
    }),
  }
}

function readEnding(members: Members, id: string, idOf: (given: string) => string): Ending {
  const title = textIn(members, 'title') ?? ''
  const message = textIn(members, 'message') ?? ''
  const redirectUrl = textIn(members, 'redirectUrl') ?? ''
  const conditional = readConditional(members.conditional, idOf)
  return {
    id,
    ...(title !== '' && { title: cleanText(title, limits.labelCharacters) }),
    ...(message !== '' && { message: cleanText(message, limits.descriptionCharacters) }),
    ...(isAddress(redirectUrl) && { redirectUrl }),
    ...(conditional !== null && { conditional }),
  }
}

function isFree(id: string, taken: ReadonlySet<string>): boolean {
  return fieldIdPattern.test(id) && id !== submitterEmailKey && !taken.has(id)
}
