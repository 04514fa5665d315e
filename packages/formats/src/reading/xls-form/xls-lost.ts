import type { XlsForm, XlsRow } from './xls-sheets.ts'
import { rowKind } from './xls-types.ts'

export const lostMedia = 'Its picture, sound or video was not imported.'

/** Columns of a question that are lost while they have a value. */
const columns: Readonly<Record<string, string>> = {
  calculation: 'Its calculated value could not be imported.',
  media: lostMedia,
  audio: lostMedia,
  image: lostMedia,
  video: lostMedia,
}

/** True for a row with a picture, sound or video. */
export function hasMedia(row: XlsRow, language: string): boolean {
  return ['media', 'audio', 'image', 'video'].some((name) => row.text(name, language) !== '')
}

/** Sentences about the columns of a question that a field of ours does not have. */
export function lostColumns(row: XlsRow, language: string): readonly string[] {
  const told = Object.entries(columns).flatMap(([name, sentence]) =>
    row.text(name, language) === '' ? [] : [sentence],
  )
  if (/^(?:yes|true)/i.test(row.cell('readonly')))
    told.push('It is read-only in the form. Here it can be filled in.')
  return [...new Set(told)]
}

/** Sentences about parts of a whole form that ours do not have. */
export function lostOfForm({ survey }: XlsForm): readonly string[] {
  const kinds = survey.map((row) => ({
    row,
    kind: rowKind(
      row.cell('type'),
      row.names.every((name) => name !== 'label'),
    ).kind,
  }))
  const named = (wanted: string) =>
    kinds
      .filter(({ kind }) => kind === wanted)
      .map(({ row }) => row.cell('name') || row.cell('type'))
      .join(', ')
      .slice(0, 200)
  const [records, files] = [named('record'), named('file_list')]
  return [
    ...(records === '' ? [] : [`What the device records by itself was skipped: ${records}.`]),
    ...(files === '' ? [] : [`Lists in other files were skipped: ${files}.`]),
  ]
}
