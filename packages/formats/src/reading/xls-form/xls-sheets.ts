/** One row of a sheet, by column name in lower case. Columns with languages are in `texts`. */
export interface XlsRow {
  readonly cell: (name: string) => string
  /** Text of a column in a language; otherwise the column without a language */
  readonly text: (name: string, language: string) => string
  /** All columns that have a value */
  readonly names: readonly string[]
  /** True for a column of the sheet, with a value or not */
  readonly hasColumn: (name: string) => boolean
}

export interface XlsForm {
  readonly survey: readonly XlsRow[]
  readonly choices: readonly XlsRow[]
  /** Choices of `select_one_external`, of the sheet `external_choices` */
  readonly externalChoices: readonly XlsRow[]
  readonly settings: XlsRow | undefined
  /** Languages as the columns name them, such as `French (fr)`. The form's own comes first. */
  readonly languages: readonly string[]
}

/** Older names of columns */
const aliases: Readonly<Record<string, string>> = {
  caption: 'label',
  relevance: 'relevant',
  calculate: 'calculation',
  'read only': 'readonly',
  read_only: 'readonly',
  constraintmsg: 'constraint_message',
  requiredmsg: 'required_message',
  value: 'name',
}

/** Parts of the XForm that a column may name before its own name: `bind::relevant`, `bind:jr:constraintMsg` */
const parts = /^(?:media|bind|control|body|jr)$/

/** `label::French (fr)`, `label:French`, `media::image::French` */
function columnOf(head: string): { readonly name: string; readonly language: string } {
  const names = head.split(/\s*::?\s*/).map((part) => part.trim())
  while (names.length > 1 && parts.test(names[0]?.toLowerCase() ?? '')) names.shift()
  const [first = '', language = ''] = names
  const plain = first.toLowerCase()
  const name = aliases[plain] ?? plain.replaceAll(/\s+/g, '_')
  return { name: /^(?:image|audio|video|big-image)$/.test(name) ? 'media' : name, language }
}

/** Types of rows that only an XLSForm has */
const ownTypes =
  /^(?:select[_ ](?:one|multiple)(?:_|\b)|select1|begin[_ ](?:group|repeat)|end[_ ](?:group|repeat)|integer|decimal|geopoint|calculate|acknowledge|note$|deviceid|start$|rank\b)/i

type Rows = readonly (readonly string[])[]

/** Reads the sheets of an XLSForm; null for any other workbook. */
export function xlsFormOf(sheets: readonly { readonly name: string; readonly rows: Rows }[]) {
  const named = (name: string) =>
    sheets.find((one) => one.name.trim().toLowerCase() === name)?.rows ?? []
  const survey = sheets.find(({ rows }) => isSurvey(rows))
  if (survey === undefined) return null
  const [head = [], ...body] = survey.rows
  const choices = rowsOf(named('choices'))
  const settings = rowsOf(named('settings'))[0]
  return {
    survey: rowsBelow(head, body),
    choices,
    externalChoices: rowsOf(named('external_choices')),
    settings,
    languages: languagesIn([head, named('choices')[0] ?? []], settings),
  } satisfies XlsForm
}

function isSurvey([head = [], ...body]: Rows): boolean {
  const names = head.map((cell) => columnOf(cell).name)
  const [type, name, label] = ['type', 'name', 'label'].map((one) => names.indexOf(one))
  if (type === undefined || type < 0 || (name ?? -1) < 0 || (label ?? -1) < 0) return false
  return body.some((row) => ownTypes.test((row[type] ?? '').trim()))
}

const rowsOf = ([head = [], ...body]: Rows) => rowsBelow(head, body)

function rowsBelow(head: readonly string[], body: Rows): readonly XlsRow[] {
  const columns = head.map(columnOf)
  return body
    .filter((row) => row.some((cell) => cell.trim() !== ''))
    .map((row): XlsRow => {
      const values = new Map<string, string>()
      for (const [at, { name, language }] of columns.entries()) {
        const value = row[at]?.trim() ?? ''
        const key = JSON.stringify([name, language])
        if (name !== '' && value !== '' && !values.has(key)) values.set(key, value)
      }
      const text = (name: string, language: string) =>
        values.get(JSON.stringify([name, language])) ?? values.get(JSON.stringify([name, ''])) ?? ''
      return {
        cell: (name) => text(name, ''),
        text,
        names: [
          ...new Set([...values.keys()].map((key) => (JSON.parse(key) as string[])[0] ?? '')),
        ],
        hasColumn: (name) => columns.some((one) => one.name === name),
      }
    })
}

function languagesIn(heads: readonly (readonly string[])[], settings: XlsRow | undefined) {
  const found = heads.flatMap((head) =>
    head
      .map(columnOf)
      .filter(({ name }) => name === 'label' || name === 'hint')
      .map(({ language }) => language),
  )
  const own = settings?.cell('default_language') ?? ''
  const languages = [...new Set(found.filter((one) => one !== ''))]
  const isPlain = languages.length === 0 || found.includes('')
  const rest = [...(isPlain && !languages.includes(own) ? [own] : []), ...languages]
  return rest.toSorted((a, b) => Number(b === own) - Number(a === own))
}

/** Languages of ours by the names that XLSForms write, with or without a code: `French`, `Français (fr)`. */
const names: Readonly<Record<string, string>> = {
  english: 'en',
  german: 'de',
  deutsch: 'de',
  french: 'fr',
  français: 'fr',
  francais: 'fr',
  spanish: 'es',
  español: 'es',
  espanol: 'es',
  portuguese: 'pt',
  português: 'pt',
  italian: 'it',
  italiano: 'it',
  dutch: 'nl',
  nederlands: 'nl',
  japanese: 'ja',
  arabic: 'ar',
  hebrew: 'he',
}

/** The code of a language of an XLSForm, or its name if that has none. */
export function codeOf(language: string): string {
  const code = /\(([a-z]{2,3}(?:-[a-z\d]+)?)\)/i.exec(language)?.[1]
  const plain = language.trim().toLowerCase()
  return code ?? names[plain.split(/[\s(]/)[0] ?? ''] ?? (plain === '' ? 'en' : plain)
}
