import { IconColorPicker } from '@tabler/icons-react'
import { useId, useMemo, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { foundColors } from './found-colors.ts'
import styles from './PasteColors.module.css'
import { cssColorReader } from './read-css-color.ts'
import { useStyleEdits } from './use-style.ts'

/** Colors of a website from its pasted CSS or HTML. Nothing is fetched. */
export function PasteColors() {
  const { setColor } = useStyleEdits()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  const [next, setNext] = useState<'accent' | 'background'>('accent')
  const read = useMemo(cssColorReader, [])
  const colors = useMemo(() => foundColors(text, read), [text, read])

  function close() {
    setIsOpen(false)
    setText('')
    setNext('accent')
  }
  function choose(color: string) {
    setColor(next, color)
    if (next === 'accent') setNext('background')
    else close()
  }

  if (!isOpen) {
    return (
      <button type="button" className={styles.open} onClick={() => setIsOpen(true)}>
        <IconColorPicker size={16} stroke={1.75} aria-hidden />
        Paste a website’s colors
      </button>
    )
  }
  return (
    <div className={styles.paste}>
      <TextArea
        label="Paste a website’s colors"
        hint="CSS, HTML or hex codes. Nothing is sent or loaded."
        rows={3}
        value={text}
        onChange={setText}
        spellCheck={false}
        data-undo="own"
        autoFocus
      />
      <p className={styles.found} id={id} role="status">
        {text.trim() === ''
          ? ''
          : colors.length === 0
            ? 'No colors found. Paste CSS or codes such as #1f7a4d.'
            : next === 'accent'
              ? 'Choose the accent.'
              : 'Now choose the background.'}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in all browsers */}
      <div role="group" aria-labelledby={id} className={styles.colors}>
        {colors.map((color) => (
          <button
            key={color}
            type="button"
            title={color}
            aria-label={`Use ${color} as ${next}`}
            style={{ background: color }}
            onClick={() => choose(color)}
          />
        ))}
      </div>
      <Button size="sm" variant="quiet" onClick={close}>
        {next === 'accent' ? 'Cancel' : 'Done'}
      </Button>
    </div>
  )
}
