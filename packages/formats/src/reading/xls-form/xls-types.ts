import type { FieldTypeName } from '@ramiform/fields'

export interface XlsType {
  readonly type: FieldTypeName
  /** Sentence about what the type loses here */
  readonly lost?: string
  /** Kind of an uploaded file */
  readonly file?: 'image' | 'audio' | 'video'
}

const place = { type: 'text', lost: 'It asks for a place on a map. Here it is a text.' } as const

/** Types of an XLSForm without lists, in lower case with underscores */
const types: Readonly<Record<string, XlsType>> = {
  text: { type: 'text' },
  string: { type: 'text' },
  integer: { type: 'number' },
  int: { type: 'number' },
  decimal: { type: 'number' },
  range: { type: 'number' },
  date: { type: 'date' },
  datetime: { type: 'date', lost: 'It asks for a time, too. Here it is a date.' },
  time: { type: 'time' },
  email: { type: 'email' },
  phonenumber: { type: 'phone' },
  phone_number: { type: 'phone' },
  image: { type: 'file', file: 'image' },
  photo: { type: 'file', file: 'image' },
  audio: { type: 'file', file: 'audio' },
  video: { type: 'file', file: 'video' },
  file: { type: 'file' },
  barcode: { type: 'text', lost: 'It scans a barcode. Here it is a text.' },
  geopoint: place,
  geotrace: place,
  geoshape: place,
  acknowledge: { type: 'checkbox' },
  trigger: { type: 'checkbox' },
}

/** What the device records by itself, if the row has no label */
const records: readonly string[] = [
  'start',
  'end',
  'today',
  'deviceid',
  'device_id',
  'subscriberid',
  'simserial',
  'phonenumber',
  'username',
  'email',
  'audit',
  'start-geopoint',
  'background-audio',
  'background-geopoint',
]

/** What a row of the sheet `survey` is. */
export type RowKind =
  | { readonly kind: 'begin'; readonly isRepeat: boolean }
  | { readonly kind: 'end' | 'note' | 'calculate' | 'hidden' | 'record' | 'file_list' }
  | {
      readonly kind: 'question'
      readonly type: XlsType
      readonly list: string
      /** True for choices that are not in the sheet `choices` */
      readonly isElsewhere: boolean
      readonly orOther: boolean
      /** Name of the type without the list, in lower case */
      readonly name: string
    }

/** @param isSilent true for a row without a text, which only a record may be */
export function rowKind(given: string, isSilent: boolean): RowKind {
  const plain = given.trim().replaceAll(/\s+/g, ' ')
  const name = plain.toLowerCase().replaceAll(' ', '_')
  if (/^begin_(?:group|repeat|loop)/.test(name))
    return { kind: 'begin', isRepeat: !name.startsWith('begin_group') }
  if (/^end_(?:group|repeat|loop)/.test(name)) return { kind: 'end' }
  if (name === 'note' || name === 'calculate' || name === 'hidden') return { kind: name }
  if (/^(?:csv|xml)-external$/.test(name)) return { kind: 'file_list' }
  if (isSilent && records.includes(name)) return { kind: 'record' }
  const chosen =
    /^(select_one|select1|select_multiple|rank)(_from_file|_external)?[ _](?:from )?(\S+)( or[_ ](?:specify[_ ])?other)?/i.exec(
      plain
        .replace(/^select all that apply/i, 'select_multiple')
        .replace(/^select (one|multiple)\b/i, 'select_$1'),
    )
  if (chosen === null)
    return {
      kind: 'question',
      type: types[name] ?? unknownType(plain),
      list: '',
      isElsewhere: false,
      orOther: false,
      name,
    }
  const [, select = '', fromFile, list = '', other] = chosen
  const lower = select.toLowerCase()
  return {
    kind: 'question',
    type: {
      type: lower === 'rank' ? 'ranking' : lower === 'select_multiple' ? 'checkbox' : 'radio',
    },
    list,
    isElsewhere: fromFile !== undefined,
    orOther: other !== undefined,
    name: lower,
  }
}

const unknownType = (name: string): XlsType => ({
  type: 'text',
  lost: `Unsupported field type "${name.slice(0, 40)}". It was imported as a text field.`,
})
