import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { FileRow } from '../file/FileRow.tsx'
import { SpokenState } from '../file/SpokenState.tsx'
import { useFileItems } from '../file/use-file-items.tsx'
import { type InputProps, textOf } from '../shared/input-props.ts'
import { useWords } from '../shared/words.tsx'
import { clear, drawLine, type Point, pictureOf, pictureSize, pointOf, writeName } from './ink.tsx'

type Way = 'draw' | 'type' | 'upload'

/**
 * A signature that is drawn, typed or uploaded. Each becomes a picture, which is uploaded like a file. Without
 * JavaScript, the typed name is the answer.
 */
export function SignatureInput(props: InputProps) {
  const { field, id, onAnswer } = props
  const { signature } = useWords()
  const { items, uploads } = useFileItems(field)
  const [way, setWay] = useState<Way>('draw')
  const pad = useRef<HTMLCanvasElement>(null)
  const line = useRef<HTMLInputElement>(null)
  const pen = useRef<Point | null>(null)
  const [item] = items
  const given = textOf(props.answer)
  const typed = /\.\w{3,4}$/.test(given) ? '' : given

  // A name that was typed before the script loaded becomes a picture too.
  const start = useRef(() => {
    if (item) return
    // The name of a picture that an earlier visit did not send.
    if (given && !typed) onAnswer(undefined)
    if (!line.current?.value.trim()) return
    setWay('type')
    type()
    finishTyping()
  })
  useEffect(() => start.current(), [])

  const name = item?.state === 'refused' ? undefined : item?.name
  const state = item?.state
  // biome-ignore lint/correctness/useExhaustiveDependencies: a finished upload clears the problem of the answer
  useEffect(() => {
    if (name !== undefined) onAnswer(name)
  }, [name, state])

  function send(called: string) {
    const picture = pad.current && pictureOf(pad.current, called)
    if (picture) uploads.add(field, [picture])
  }
  function type() {
    const text = line.current?.value.trim() ?? ''
    if (pad.current) writeName(pad.current, text)
    onAnswer(text || undefined)
  }
  /** Makes the picture of a typed name before Enter or a button sends the form. */
  function finishTyping() {
    const text = line.current?.value.trim()
    if (!text && item) erase()
    if (text && name !== `${text}.png`) send(text)
  }
  function erase() {
    if (pad.current) clear(pad.current)
    for (const { key } of items) uploads.remove(field.id, key)
    if (line.current) line.current.value = ''
    onAnswer(undefined)
  }

  function put(event: PointerEvent<HTMLCanvasElement>) {
    if (event.button !== 0 || props.disabled) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
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
    if (pen.current) send(signature.file)
    pen.current = null
  }

  return (
    <div className="rf-files">
      <div className="rf-sign" data-way={way}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend */}
        <div className="rf-sign-ways rf-scripted" role="group" aria-label={signature.ways}>
          {(['draw', 'type', 'upload'] as const).map((one) => (
            <button
              key={one}
              type="button"
              id={one === way && way !== 'type' ? id : undefined}
              aria-pressed={one === way}
              aria-describedby={one === way && props.invalid ? props.describedBy : undefined}
              disabled={props.disabled}
              onClick={() => {
                if (one !== way) erase()
                setWay(one)
              }}
            >
              {signature[one]}
            </button>
          ))}
          <button type="button" className="rf-sign-clear" disabled={!item} onClick={erase}>
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
            id={way === 'type' ? id : undefined}
            name={field.id}
            form={props.form}
            autoComplete="name"
            defaultValue={typed}
            onChange={type}
            onBlur={finishTyping}
            onKeyDown={({ key }: KeyboardEvent) => (key === 'Enter' ? finishTyping() : undefined)}
            aria-invalid={props.invalid || undefined}
            aria-required={field.required || undefined}
            aria-describedby={props.describedBy}
            disabled={props.disabled}
          />
        </label>
        <div className="rf-sign-pad rf-scripted" aria-hidden="true">
          <canvas
            ref={pad}
            {...pictureSize}
            onPointerDown={way === 'draw' ? put : undefined}
            onPointerMove={draw}
            onPointerUp={lift}
            onPointerCancel={lift}
          />
          <p>{way === 'draw' ? signature.above : ''}</p>
        </div>
        {way === 'upload' ? (
          <label className="rf-sign-file">
            <span>{signature.choose}</span>
            <input
              type="file"
              accept="image/*"
              onChange={({ currentTarget }) => {
                uploads.add(field, [...(currentTarget.files ?? [])])
                // Clear the control, so that a removed file can be chosen again.
                currentTarget.value = ''
              }}
              disabled={props.disabled}
            />
          </label>
        ) : null}
      </div>
      <SpokenState items={items} />
      {items.length === 0 ? null : (
        <ul className="rf-file-list">
          {items.map((one) => (
            <FileRow
              key={one.key}
              item={one}
              onRemove={erase}
              onRetry={() => uploads.retry(field.id, one.key)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
