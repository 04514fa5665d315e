import { limits } from '@ramiform/core/limits'
import { IconBold, IconLink, IconPhoto } from '@tabler/icons-react'
import { useRef } from 'react'
import { useEditor } from '../../../editing/editor-context.tsx'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import styles from '../canvas/SectionCard.module.css'
import { useImage } from '../design/use-image.ts'
import { type TextHandle, TextWithAnswers } from './TextWithAnswers.tsx'

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const
/** width of pictures in pixels, twice that of the widest form */
const pictureWidth = 1_600

export interface MarkedTextSettingsProps {
  /** id of the section or statement that has the text */
  readonly id: string
  readonly text: string
  /** The text when a picture is uploaded, which takes a while. */
  readonly textNow: () => string
  /** @param isTyped false for a change that is an undo step of its own */
  readonly onChange: (text: string, isTyped: boolean) => void
}

/** Text of a section or a statement, with buttons for bold, links and pictures. */
export function MarkedTextSettings({ id, text, textNow, onChange }: MarkedTextSettingsProps) {
  const { store, announce } = useEditor()
  const area = useRef<TextHandle>(null)
  const picker = useRef<HTMLInputElement>(null)

  /** Puts marks around the selected text, or around an example. */
  function mark(before: string, after: string, example: string) {
    const { current } = area
    if (current === null) return
    const { start, end } = current.range()
    const inner = text.slice(start, end) || example
    store.endTyping()
    onChange(text.slice(0, start) + before + inner + after + text.slice(end), false)
    const from = start + before.length
    current.select({ start: from, end: from + inner.length })
  }

  const picture = useImage(pictureWidth, (image) => {
    const old = textNow().trimEnd()
    const before = old === '' ? '![' : `${old}\n\n![`
    store.endTyping()
    onChange(`${before}](/images/${image})`, false)
    // The caret moves to the description, because screen readers skip pictures without one. An owner who has started
    // to type elsewhere keeps the focus.
    if (!document.activeElement?.matches('input, textarea, [contenteditable]'))
      area.current?.select({ start: before.length, end: before.length })
    announce('Picture added. Write its description between the square brackets.')
  })

  return (
    <>
      <TextWithAnswers
        ref={area}
        label="Text"
        before={id}
        className={styles.content}
        rows={3}
        maxLength={limits.descriptionCharacters}
        value={text}
        onChange={(next) => onChange(next, true)}
      />
      <div className={styles.marks}>
        <IconButton
          size="sm"
          label="Bold"
          icon={<IconBold {...icon} />}
          onClick={() => mark('**', '**', 'bold')}
        />
        <IconButton
          size="sm"
          label="Link"
          icon={<IconLink {...icon} />}
          onClick={() => mark('[', '](https://)', 'link')}
        />
        <input
          ref={picker}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/webp"
          aria-label="Picture file"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? []
            event.currentTarget.value = ''
            if (file !== undefined) void picture.take(file)
          }}
        />
        <Button
          size="sm"
          variant="quiet"
          icon={<IconPhoto size={16} stroke={1.75} aria-hidden />}
          onClick={() => (picture.state.kind === 'busy' ? picture.stop() : picker.current?.click())}
        >
          {picture.state.kind === 'busy' ? 'Cancel' : 'Add a picture'}
        </Button>
      </div>
      {picture.state.kind === 'busy' && <Progress label={picture.state.words} value={null} />}
      {picture.state.kind === 'failed' && (
        <p className={styles.failed} role="alert">
          {picture.state.words}
        </p>
      )}
    </>
  )
}
