import { isList } from '@ramiform/core/answers'
import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import { say } from '@ramiform/core/built-in-texts/say'
import { type ClipboardEvent, useEffect, useRef, useState } from 'react'
import type { InputProps } from '../shared/input-props.ts'
import { TextAround, useWords } from '../shared/words.tsx'
import { Drawing } from './Drawing.tsx'
import { FileRow } from './FileRow.tsx'
import { type FileKind, fileKinds, kindsInWords } from './file-kinds.ts'
import { SpokenState } from './SpokenState.tsx'
import { sizeInWords, type UploadLimits, uploadLimits } from './upload-limits.ts'
import { useFileItems } from './use-file-items.tsx'

const clip =
  'M15 7l-6.5 6.5a1.5 1.5 0 0 0 3 3l6.5 -6.5a3 3 0 0 0 -6 -6l-6.5 6.5a4.5 4.5 0 0 0 9 9l6.5 -6.5'

/**
 * Accepts files by choosing, dropping or pasting, and uploads them right away. The answer is their names (decision
 * 30).
 */
export function FileInput(props: InputProps) {
  const { field, answer, onAnswer } = props
  const words = useWords()
  const { files } = words
  const input = useRef<HTMLInputElement>(null)
  const { items, uploads, isPreview } = useFileItems(field)
  const limits = uploadLimits(field)
  const [lost, setLost] = useState<readonly string[]>([])
  const [isLive, setIsLive] = useState(false)

  function take(files: readonly File[]) {
    if (files.length === 0) return
    setLost([])
    uploads.add(field, files)
  }

  // Start with files chosen before the script loaded, or with names saved by an earlier visit.
  const start = useRef(() => {
    const chosen = [...(input.current?.files ?? [])]
    const named = namesIn(answer)
    if (chosen.length > 0) take(chosen)
    else if (!isPreview && uploads.items(field.id).length === 0 && named.length > 0) setLost(named)
    setIsLive(true)
  })
  useEffect(() => start.current(), [])

  const isUploading = items.some(({ state }) => state === 'sending')
  const names = items.filter(({ state }) => state !== 'refused').map(({ name }) => name)
  const answered = limits.files === 1 ? names[0] : names.length === 0 ? undefined : names
  const report = useRef(onAnswer)
  report.current = onAnswer
  const told = JSON.stringify(answered)
  const areSent = items.every(({ state }) => state === 'sent')
  // Report the answer again after the last upload has succeeded, which clears its problem.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `areSent` triggers the report
  useEffect(() => {
    if (isLive) report.current(told === undefined ? undefined : JSON.parse(told))
  }, [isLive, told, areSent])

  function remove(key: string) {
    uploads.remove(field.id, key)
    input.current?.focus()
  }

  function paste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files]
    if (files.length === 0) return
    event.preventDefault()
    take(files)
  }

  return (
    <div className="rf-files" onPaste={paste}>
      <div className="rf-file">
        <Drawing path={clip} size={24} />
        <span>
          {isUploading ? (
            files.uploading
          ) : (
            <TextAround text={limits.files === 1 ? files.chooseOne : files.chooseSeveral}>
              <u>{limits.files === 1 ? files.aFile : files.files}</u>
            </TextAround>
          )}
          {/* `Intl` formats sizes differently in Node and browsers, so keep the server's text. */}
          <small id={`${props.id}-limits`} suppressHydrationWarning>
            {limitsInWords(limits, words)}
          </small>
        </span>
        {isLive ? null : <Named {...props} />}
        <input
          ref={input}
          type="file"
          id={props.id}
          name={field.id}
          form={props.form}
          multiple={limits.files > 1}
          accept={accepted(limits.kinds)}
          onChange={({ currentTarget }) => {
            take([...(currentTarget.files ?? [])])
            // Clear the control, so that a removed file can be chosen again.
            currentTarget.value = ''
          }}
          aria-invalid={props.invalid || undefined}
          required={field.required}
          aria-describedby={[props.describedBy, `${props.id}-limits`].filter(Boolean).join(' ')}
          disabled={props.disabled}
        />
      </div>
      {lost.length === 0 ? null : (
        <p className="rf-file-note">{say(files.chooseAgain, { names: lost.join(words.comma) })}</p>
      )}
      <SpokenState items={items} />
      {items.length === 0 ? null : (
        <ul className="rf-file-list">
          {items.map((item) => (
            <FileRow
              key={item.key}
              item={item}
              onRemove={() => remove(item.key)}
              onRetry={() => uploads.retry(field.id, item.key)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

/** Hidden inputs with file names for the post without JavaScript, since a page cannot fill in a file control. */
function Named({ answer, field, form }: InputProps) {
  return namesIn(answer).map((name) => (
    <input key={name} type="hidden" name={field.id} form={form} value={name} />
  ))
}

function namesIn(answer: InputProps['answer']): readonly string[] {
  if (typeof answer === 'string') return answer === '' ? [] : [answer]
  return isList(answer) ? answer : []
}

/** Formats limits such as `PDF, Pictures · up to 10 MB each · up to 3 files`. */
function limitsInWords({ bytes, files: count, kinds }: UploadLimits, words: FormWords): string {
  const { files, language } = words
  const several = count > 1
  const limits = [
    ...(kinds.length === 0 ? [] : [kindsInWords(kinds, words)]),
    say(several ? files.upToEach : files.upTo, { size: sizeInWords(bytes, language) }),
    ...(several ? [say(files.upToFiles, { count })] : []),
  ].join(' · ')
  return limits.charAt(0).toUpperCase() + limits.slice(1)
}

/** Value of `accept`. For `image/*`, phones offer the camera as well as stored pictures. */
function accepted(kinds: readonly string[]): string | undefined {
  if (kinds.length === 0) return undefined
  return kinds
    .flatMap((kind) =>
      kind === 'image'
        ? 'image/*'
        : (fileKinds[kind as FileKind]?.endings ?? []).map((ending) => `.${ending}`),
    )
    .join(',')
}
