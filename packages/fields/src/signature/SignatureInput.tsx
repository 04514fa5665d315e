import { say } from '@ramiform/core/built-in-texts/say'
import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { FileRow } from '../file/FileRow.tsx'
import { endingOf, fileKindOf } from '../file/file-kinds.ts'
import { SpokenState } from '../file/SpokenState.tsx'
import { useFileItems } from '../file/use-file-items.tsx'
import { type InputProps, textOf } from '../shared/input-props.ts'
import { useWords } from '../shared/words.tsx'
import { clear, drawLine, type Point, pictureOf, pictureSize, pointOf, writeName } from './ink.tsx'

type Way = 'draw' | 'type' | 'upload'

/** Pause after a stroke before the picture is uploaded, in milliseconds. A signature has several strokes. */
const pauseMs = 1_500

/**
 * A signature that is drawn, typed or uploaded. Each becomes a picture, which is uploaded like a file. Without
 * JavaScript, the typed name is the answer.
 */
export function SignatureInput(props: InputProps) {
  const { field, id, onAnswer } = props
  const { signature, files } = useWords()
  const { items, uploads } = useFileItems(field)
  const [way, setWay] = useState<Way>('draw')
  const [isLive, setIsLive] = useState(false)
  const [hasInk, setHasInk] = useState(false)
  /** The picture that was made or chosen on this page. */
  const [own, setOwn] = useState<{ key: string; url: string }>()
  const pad = useRef<HTMLCanvasElement>(null)
  const line = useRef<HTMLInputElement>(null)
  const pen = useRef<Point | null>(null)
  /** Name of the picture to make of the pad; empty when it has been made. */
  const due = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const item = items.find(({ state }) => state !== 'refused')
  /** True for a picture of an earlier visit, which this page cannot show. */
  const isKept = isLive && item !== undefined && item.key !== own?.key
  const given = textOf(props.answer)
  // Pictures are accepted with these endings only, so "Mr.Lee" is a typed name.
  const typed = fileKindOf(endingOf(given)) === 'image' ? '' : given

  const latest = useRef(finish)
  latest.current = finish
  // A name that was typed before the script loaded becomes a picture too.
  const start = useRef(() => {
    setIsLive(true)
    if (item) return
    // The name of a picture that an earlier visit did not send.
    if (given && !typed) onAnswer(undefined)
    if (!line.current?.value.trim()) return
    setWay('type')
    type()
    finish()
  })
  useEffect(() => {
    start.current()
    const page = pad.current?.ownerDocument
    // Before the form checks its answers and waits for its uploads.
    const submit = () => latest.current()
    page?.addEventListener('submit', submit, true)
    return () => {
      page?.removeEventListener('submit', submit, true)
      clearTimeout(timer.current)
    }
  }, [])
  useEffect(() => () => URL.revokeObjectURL(own?.url ?? ''), [own])

  const name = item?.name
  const state = item?.state
  const before = useRef(name)
  // A layout effect: an answer that changes later would clear the problem of a picture that the server refused.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a finished upload clears the problem of the answer
  useLayoutEffect(() => {
    if (name) onAnswer(name)
    // The picture was refused, or the visitor started over.
    else if (before.current && !due.current) items[0] ? onAnswer(undefined) : erase()
    before.current = name
  }, [name, state])

  function send(picture: File) {
    uploads.add(field, [picture])
    const added = uploads.items(field.id).at(-1)
    if (!added || added.state === 'refused') return
    setOwn({ key: added.key, url: URL.createObjectURL(picture) })
    onAnswer(added.name)
  }
  /** Makes the picture of the pad later. Until then, no older one is the signature. */
  function change(name: string) {
    for (const { key } of uploads.items(field.id)) uploads.remove(field.id, key)
    due.current = name
    setHasInk(name !== '')
  }
  function finish() {
    clearTimeout(timer.current)
    const picture = due.current && pad.current && pictureOf(pad.current, due.current)
    due.current = ''
    if (picture) send(picture)
  }
  function type() {
    const text = line.current?.value.trim() ?? ''
    if (pad.current) writeName(pad.current, text)
    change(text)
    onAnswer(text || undefined)
  }
  function erase() {
    clearTimeout(timer.current)
    if (pad.current) clear(pad.current)
    if (line.current) line.current.value = ''
    change('')
    onAnswer(undefined)
  }
  /** Moves the focus from a control that disappears, after the next render. */
  function focus() {
    setTimeout(() => pad.current?.ownerDocument.getElementById(id)?.focus())
  }

  function put(event: PointerEvent<HTMLCanvasElement>) {
    if (event.button !== 0 || props.disabled) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    clearTimeout(timer.current)
    pen.current = pointOf(event.currentTarget, event)
    drawLine(event.currentTarget, pen.current, pen.current)
  }
  function draw({ currentTarget, nativeEvent }: PointerEvent<HTMLCanvasElement>) {
    const between = nativeEvent.getCoalescedEvents?.() ?? []
    for (const event of pen.current ? [...between, nativeEvent] : []) {
      const point = pointOf(currentTarget, event)
      drawLine(currentTarget, pen.current ?? point, point)
      pen.current = point
    }
  }
  function lift() {
    if (!pen.current) return
    pen.current = null
    change(signature.file)
    onAnswer(`${signature.file}.png`)
    timer.current = setTimeout(() => latest.current(), pauseMs)
  }

  // The pad shows a signature itself.
  const rows = items.filter(
    ({ state }) => isKept || way === 'upload' || state === 'failed' || state === 'refused',
  )
  return (
    <div className="rf-files">
      <div className="rf-sign" data-way={isKept ? 'kept' : way}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend */}
        <div className="rf-sign-ways rf-scripted" role="group" aria-label={signature.ways}>
          {(['draw', 'type', 'upload'] as const).map((one) => (
            <button
              key={one}
              type="button"
              id={one === way && way !== 'type' && !isKept ? id : undefined}
              aria-pressed={one === way}
              aria-describedby={one === way && props.invalid ? props.describedBy : undefined}
              disabled={props.disabled || isKept}
              onClick={() => {
                if (one !== way) erase()
                setWay(one)
              }}
            >
              {signature[one]}
            </button>
          ))}
          <button
            type="button"
            className="rf-sign-clear"
            id={isKept ? id : undefined}
            disabled={!items[0] && !hasInk}
            onClick={() => {
              erase()
              focus()
            }}
          >
            {signature.clear}
          </button>
        </div>
        <label className="rf-sign-name">
          <span>{signature.name}</span>
          <input
            className="rf-box"
            ref={line}
            type="text"
            dir="auto"
            id={way === 'type' && !isKept ? id : undefined}
            name={field.id}
            form={props.form}
            autoComplete="name"
            defaultValue={typed}
            onChange={type}
            onBlur={finish}
            aria-invalid={props.invalid || undefined}
            aria-required={field.required || undefined}
            aria-describedby={props.describedBy}
            disabled={props.disabled}
          />
        </label>
        <div
          className="rf-sign-pad rf-scripted"
          aria-hidden="true"
          hidden={isKept || way === 'upload'}
        >
          <canvas
            ref={pad}
            {...pictureSize}
            onPointerDown={way === 'draw' ? put : undefined}
            onPointerMove={draw}
            onPointerUp={lift}
            onPointerCancel={lift}
          />
          <p>
            {/* In place of a row, which would move a button while it is pressed. */}
            {item?.state === 'waiting'
              ? say(files.nameWaits, { name: item.name })
              : way === 'draw'
                ? signature.above
                : ''}
          </p>
        </div>
        {way === 'upload' && !isKept ? (
          item ? (
            <img className="rf-sign-picture" src={own?.url} alt={item.name} />
          ) : (
            <label className="rf-sign-file">
              <span>{signature.choose}</span>
              <input
                type="file"
                accept="image/*"
                onChange={({ currentTarget }) => {
                  const [picture] = currentTarget.files ?? []
                  if (!picture) return
                  send(picture)
                  focus()
                  // Clear the control, so that a removed file can be chosen again.
                  currentTarget.value = ''
                }}
                disabled={props.disabled}
              />
            </label>
          )
        ) : null}
      </div>
      <SpokenState items={items} />
      {rows.length === 0 ? null : (
        <ul className="rf-file-list">
          {rows.map((one) => (
            <FileRow
              key={one.key}
              item={one}
              onRemove={() => {
                erase()
                focus()
              }}
              onRetry={() => uploads.retry(field.id, one.key)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
