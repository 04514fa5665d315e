import type { Field } from '@ramiform/core/field'
import type { FoundFields } from '@ramiform/formats/import'
import type { TextPart } from '@ramiform/language/descriptions/not-understood'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { chosenFields } from '../found-fields/edit-found.ts'
import { pastedSource } from '../found-fields/import-job.ts'
import type { FoundChoice } from '../found-fields/use-found-choice.ts'
import { useReading } from '../found-fields/use-reading.ts'
import { headQuery } from './form-head.ts'
import { withLeftOutTranslations } from './left-out-translations.ts'
import type { Recognition } from './recognition.ts'
import { labelPlaces, originPlaces } from './source-places.ts'
import type { StartDraft, StartWay } from './start-draft.ts'
import type { AboutForm } from './start-form.ts'
import { useFile } from './use-file.ts'
import { type Recognized, useRecognition } from './use-recognition.ts'

/** What a source gave: nothing yet, nothing at all, a message, or fields. */
export type StartResult =
  | { readonly kind: 'none' | 'reading' | 'nothing' }
  | { readonly kind: 'failed'; readonly message: string }
  | {
      readonly kind: 'found'
      readonly found: FoundFields
      readonly about: AboutForm
      readonly origins?: ReadonlyMap<string, string> | undefined
    }

export interface StartOptions {
  readonly draft: StartDraft
  /** true: the result becomes a new form; false: its fields are added to a form */
  readonly isNew: boolean
  readonly takenIds: () => readonly string[]
}

export type Start = ReturnType<typeof useStart>

const nowhere: ReadonlyMap<string, TextPart> = new Map()

/** The sources of the dialog, and the result of the one in view. */
export function useStart(way: StartWay, { draft, isNew, takenIds }: StartOptions) {
  const [importFrom, setImportFrom] = useState<'file' | 'paste'>('file')
  const [format, setFormat] = useState<string | null>(null)
  const described = useRecognition('description', draft.description, draft.decided.asked)
  const template = useRecognition('template', draft.template ?? '')
  const file = useFile(takenIds)
  const paste = useReading(takenIds, { isGenerated: isNew })

  const { pasted } = draft
  const readPasted = useEffectEvent(() => paste.read(pastedSource(pasted, format)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again for another text or format
  useEffect(() => readPasted(), [pasted, format])

  const isFile = importFrom === 'file'
  const text = isFile ? file.text : paste
  const isDocument = isFile && file.isDocument
  const choice: Omit<FoundChoice, 'startOver'> =
    way === 'template'
      ? template
      : way === 'import'
        ? isDocument
          ? file.document
          : text
        : described

  const unused = useMemo(
    () => unusedParts(described.recognition, draft),
    [described.recognition, draft],
  )
  const result: StartResult =
    way === 'describe'
      ? withUnused(ofRecognition(described), unused, draft.description)
      : way === 'template'
        ? ofRecognition(template)
        : way === 'import'
          ? isDocument
            ? ofReading(file.document.reading, file.document.stage !== null, file.baseName)
            : ofReading(text.reading, text.isReading, isFile ? file.baseName : '')
          : { kind: 'none' }
  const read = result.kind === 'found' ? result.found : null

  // By default, a new form takes name and settings from the file, and so does an empty one.
  const hasFields = !isNew && takenIds().length > 0
  const { data: head, isLoading: isHeadBeingRead } = useQuery(headQuery(read?.head))
  const [wish, setWish] = useState<{ readonly head: unknown; readonly isTaken: boolean }>()
  const isHeadTaken = wish !== undefined && wish.head === read?.head ? wish.isTaken : !hasFields

  // Translations are of the imported form as a whole, so a form with fields of its own gets none.
  const hasTranslations = isNew || isHeadBeingRead || (head?.kind === 'head' && isHeadTaken)
  const losesTranslations = !hasTranslations || hasFields
  const found = useMemo(
    () => (read !== null && losesTranslations ? withLeftOutTranslations(read) : read),
    [read, losesTranslations],
  )

  const chosen: readonly Field[] =
    found === null ? [] : chosenFields(found.fields, choice.without, choice.edits)

  /** text beside the result, and the places of the fields in it */
  const sourceText =
    way === 'describe'
      ? draft.description
      : way === 'import' && !isDocument && text.source !== null && 'text' in text.source
        ? text.source.text
        : ''
  const origins = result.kind === 'found' ? result.origins : undefined
  const places = useMemo(() => {
    if (found === null || sourceText === '') return nowhere
    return origins === undefined
      ? labelPlaces(sourceText, found.fields)
      : originPlaces(sourceText, origins)
  }, [found, origins, sourceText])

  return {
    importFrom,
    setImportFrom,
    format,
    setFormat,
    file,
    paste,
    text,
    choice,
    result,
    found,
    chosen,
    sourceText,
    places,
    /** parts of the description that led to nothing and about which the owner has not decided */
    unused,
    /** those parts in words; null if there are none */
    missing: way === 'describe' ? inWords(unused, draft.description) : null,
    isDocument,
    head,
    isHeadTaken,
    takeHead: (isTaken: boolean) => setWish({ head: found?.head, isTaken }),
    /** name, description and settings that come with the chosen fields */
    about: {
      ...(result.kind === 'found' && result.about),
      head: head?.kind === 'head' && isHeadTaken ? head.head : undefined,
      sections: found?.sections,
      tables: found?.tables,
      hiddenFields: found?.hiddenFields,
      values: found?.values,
      endings: found?.endings,
      translations: found?.translations,
    },
    isReady: chosen.length > 0 && !isHeadBeingRead && !text.isReading,
    clear() {
      file.clear()
      paste.read(null)
      setFormat(null)
    },
  }
}

const none: readonly TextPart[] = []

function unusedParts(
  recognition: Recognition | null,
  { description, decided }: StartDraft,
): readonly TextPart[] {
  const read = recognition?.kind === 'found' ? recognition.notUnderstood : undefined
  if (read === undefined || read.text !== description) return none
  const known = new Set([...decided.asked, ...decided.told, ...decided.ignored])
  const isTyping = ({ end }: TextPart) =>
    end === description.length && /[\p{L}\p{N}]$/u.test(description)
  return read.parts.filter(
    (part) => !isTyping(part) && !known.has(description.slice(part.start, part.end)),
  )
}

function inWords(parts: readonly TextPart[], text: string): string | null {
  const words = parts.map(({ start, end }) => `“${text.slice(start, end)}”`)
  return words.length === 0 ? null : `Not understood: ${words.join(', ')}`
}

/** The result with a warning that names the parts that led to nothing. */
function withUnused(result: StartResult, parts: readonly TextPart[], text: string): StartResult {
  const message = inWords(parts, text)
  if (result.kind !== 'found' || message === null) return result
  const { found } = result
  return { ...result, found: { ...found, warnings: [{ message }, ...found.warnings] } }
}

function ofRecognition({ recognition, isReading }: Recognized): StartResult {
  if (recognition === null) return { kind: isReading ? 'reading' : 'none' }
  if (recognition.kind === 'nothing') return { kind: 'nothing' }
  const { found, origins, name, description, settings } = recognition
  return { kind: 'found', found, origins, about: { name, description, settings } }
}

type AnyReading =
  | { readonly kind: 'found'; readonly found: FoundFields; name?: string; description?: string }
  | { readonly kind: 'failed'; readonly message: string }

function ofReading(reading: AnyReading | null, isReading: boolean, fileName: string): StartResult {
  if (isReading) return { kind: 'reading' }
  if (reading === null) return { kind: 'none' }
  if (reading.kind === 'failed') return reading
  const { found, name = '', description } = reading
  return { kind: 'found', found, about: { name: name || fileName, description } }
}
