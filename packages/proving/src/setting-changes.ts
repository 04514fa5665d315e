import { withNamesInTexts } from '@ramiform/core/answers-in-texts/texts-of-form'
import { english } from '@ramiform/core/built-in-texts/en'
import { languageNames } from '@ramiform/core/built-in-texts/languages'
import { momentInWords } from '@ramiform/core/closing'
import { describeConditional } from '@ramiform/core/conditions/describe'
import { nameOfEnding } from '@ramiform/core/ending'
import { inWords } from '@ramiform/core/findings/finding'
import { type FormSchema, isTraditional, type Settings } from '@ramiform/core/form'
import { titleOfSection } from '@ramiform/core/section'
import { sourcesOfFormulas } from '@ramiform/core/values/sources-of-formulas'
import { writeFormula } from '@ramiform/core/values/write-formula'
import { fieldTypes } from '@ramiform/fields'

/** A changed setting that decides who can send the form, what they are asked for, or where they go. */
export interface SettingChange {
  /** its name, such as `Closing` */
  readonly setting: string
  /** `Now: on. Before: off.` */
  readonly text: string
}

/** Value of a setting in words, the same for a missing value and its default. */
type InWords = (settings: Settings, schema: FormSchema) => string

/** Settings by their names in the editor. */
const settings: Readonly<Record<string, InWords>> = {
  Mode: (_, schema) => (isTraditional(schema) ? 'traditional, without logic' : 'conditional'),
  'Collect email': ({ collectEmail }) => onOrOff(collectEmail),
  'Allow multiple submissions': ({ allowMultipleSubmissions = true }) =>
    onOrOff(allowMultipleSubmissions),
  Closing: closingInWords,
  'Accept payments': ({ payment }) => onOrOff(payment?.enabled),
  Currency: ({ payment }) => (payment?.currency ?? 'usd').toUpperCase(),
  'Collect shipping address': ({ payment }) => onOrOff(payment?.collectShipping),
  'Collect billing address': ({ payment }) => onOrOff(payment?.collectBilling),
  'Redirect URL': ({ redirectUrl }) => redirectUrl || 'none',
  Endings: (_, schema) => endingsInWords(schema),
  Pages: (_, { sections = [] }) =>
    sections
      .filter(({ newPage }) => newPage)
      .map((section) => `a new one at “${titleOfSection(section)}”`)
      .join(', ') || 'one',
  Matrices: (_, schema) => matricesInWords(schema),
  Languages: (_, { translations = [] }) =>
    translations.map(({ language }) => languageNames[language]).join(', ') || 'only its own',
  'Hidden fields': (_, { hiddenFields = [] }) =>
    hiddenFields.map(({ name, value }) => (value ? `${name} (${value})` : name)).join(', ') ||
    'none',
  Values: (_, schema) => {
    const sources = sourcesOfFormulas(schema, fieldTypes)
    const words = (schema.values ?? []).map(
      ({ name, formula }) => `${name} = ${writeFormula(formula, sources)}`,
    )
    return words.join('; ') || 'none'
  },
  'Success URL': ({ payment }) => payment?.successUrl || 'none',
  'Require confirmation': ({ advanced }) => onOrOff(advanced?.requireConfirmation),
  'Auto save': ({ advanced }) => onOrOff(advanced?.autoSave),
}

/** `Ending: Sorry when Plan is Free; Ending 2` */
function endingsInWords(schema: FormSchema): string {
  const words = (schema.endings ?? []).map((ending, at) => {
    const { redirectUrl, conditional } = ending
    const when =
      conditional === undefined
        ? ''
        : inWords(describeConditional(conditional, withNamesInTexts(schema)))
    return [
      nameOfEnding(ending, at),
      redirectUrl && `to ${redirectUrl}`,
      when !== '' && `when ${when}`,
    ]
      .filter(Boolean)
      .join(' ')
  })
  return words.join('; ') || 'none'
}

const onOrOff = (value = false) => (value ? 'on' : 'off')

/** `on 3 May 2027 at 18:00 (Europe/Berlin), or after 100 submissions` */
function closingInWords({ closing = {} }: Settings): string {
  const { at, timeZone = 'UTC', responses } = closing
  const limits = [
    at !== undefined && `on ${momentInWords(at, timeZone, english)}`,
    responses !== undefined &&
      `after ${responses.toLocaleString('en')} ${responses === 1 ? 'submission' : 'submissions'}`,
  ].filter((limit) => limit !== false)
  return limits.length === 0 ? 'never' : limits.join(', or ')
}

/** `Wines (Red, White)` for each matrix with its rows. */
function matricesInWords({ fields, tables = [] }: FormSchema): string {
  const matrices = tables.map(({ id, title }) => {
    const rows = fields.filter(({ table }) => table === id).map(({ label }) => label)
    return `${title || 'Matrix'} (${rows.join(', ')})`
  })
  return matrices.join(', ') || 'none'
}

/**
 * Lists settings that change what visitors can do. Texts, colors and notifications are left out, because they do not
 * change which answers a form accepts (decision 254).
 */
export function settingChanges(before: FormSchema, after: FormSchema): readonly SettingChange[] {
  return Object.entries(settings).flatMap(([setting, inWords]) => {
    const [was, is] = [inWords(before.settings, before), inWords(after.settings, after)]
    return was === is ? [] : [{ setting, text: `Now: ${is}. Before: ${was}.` }]
  })
}
