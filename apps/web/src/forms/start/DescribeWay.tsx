import type { TextPart } from '@ramiform/language/descriptions/not-understood'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type KeyboardEvent, type Ref, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { MarkedTextArea, type TextMark } from '../../ui/MarkedTextArea.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useBothRefs } from '../../ui/use-both-refs.ts'
import styles from './StartDialog.module.css'
import type { DecidedParts, StartDraft } from './start-draft.ts'

interface DescribeWayProps {
  readonly isNew: boolean
  readonly draft: StartDraft
  readonly onDraft: (part: Partial<StartDraft>) => void
  readonly boxRef: Ref<HTMLElement>
  /** places of the fields in the description */
  readonly places: ReadonlyMap<string, TextPart>
  /** parts of the description that led to nothing */
  readonly unused: readonly TextPart[]
  readonly pointed: string | null
  readonly onPoint: (id: string | null) => void
}

/** Title, and a description of the questions in plain words. Parts that led to nothing are marked. */
export function DescribeWay(props: DescribeWayProps) {
  const { isNew, draft, onDraft, boxRef, places, unused, pointed, onPoint } = props
  const { description, decided } = draft
  const area = useRef<HTMLTextAreaElement>(null)
  const both = useBothRefs(area, boxRef as Ref<HTMLTextAreaElement>)
  const [caret, setCaret] = useState(-1)
  const current = unused.find(({ start, end }) => caret >= start && caret <= end)
  const place = pointed === null ? undefined : places.get(pointed)
  const marks: readonly TextMark[] = [
    ...unused.map((part) => ({ ...part, tone: 'warning', isCurrent: part === current }) as const),
    ...(place === undefined ? [] : [{ ...place, tone: 'point' } as const]),
  ]

  function next() {
    const part = unused.find(({ start }) => start > caret) ?? unused[0]
    if (part === undefined || area.current === null) return
    area.current.focus()
    area.current.setSelectionRange(part.start, part.start)
    setCaret(part.start)
  }

  function decide(how: keyof DecidedParts, { start, end }: TextPart) {
    const words = description.slice(start, end)
    onDraft({ decided: { ...decided, [how]: [...decided[how], words] } })
    area.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'F8') return
    event.preventDefault()
    next()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the text area
    <div className={styles.source} onKeyDown={onKeyDown}>
      {isNew && (
        <TextField
          label="Form title"
          value={draft.title}
          maxLength={200}
          autoComplete="off"
          placeholder="Smart Generated Form"
          onChange={(title) => onDraft({ title })}
        />
      )}
      <MarkedTextArea
        ref={both}
        label="Description"
        value={description}
        marks={marks}
        placeholder="What is the form for, and what should it ask?"
        onChange={(next) => onDraft({ description: next })}
        onCaret={(at) => {
          setCaret(at)
          const [id = null] =
            [...places].find(([, { start, end }]) => at >= start && at <= end) ?? []
          onPoint(id)
        }}
      />
      {unused.length > 0 && (
        <div className={styles.unused}>
          <p role="status">
            <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
            {unused.length === 1
              ? '1 part not understood'
              : `${unused.length} parts not understood`}
            <TextButton aria-keyshortcuts="F8" onClick={next}>
              Next
            </TextButton>
          </p>
          {current !== undefined && (
            <fieldset>
              <legend>{`Not understood: “${description.slice(current.start, current.end)}”`}</legend>
              <Button size="sm" onClick={() => decide('asked', current)}>
                Add as a question
              </Button>
              {isNew && (
                <Button size="sm" onClick={() => decide('told', current)}>
                  Add to the form’s description
                </Button>
              )}
              <Button size="sm" variant="quiet" onClick={() => decide('ignored', current)}>
                Ignore
              </Button>
            </fieldset>
          )}
        </div>
      )}
    </div>
  )
}
