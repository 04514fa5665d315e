import type { Field } from '@ramiform/core/field'
import { changeType } from '../../../../editing/draft/change-type.ts'
import { useEditor } from '../../../../editing/editor-context.tsx'
import { Switch } from '../../../../ui/Switch.tsx'
import { PictureCard } from './PictureCard.tsx'
import styles from './pictures.module.css'
import { useOptionKeys } from './use-option-keys.ts'

export interface PicturesProps {
  readonly field: Field
}

/** The pictures of a picture choice, one card for each option. */
export function Pictures({ field }: PicturesProps) {
  const { store } = useEditor()
  const { id, options = [] } = field
  const isMany = field.type === 'checkbox'
  const keys = useOptionKeys(options)
  return (
    <section className={styles.pictures} aria-label="Pictures">
      <ul>
        {options.map((option, index) => (
          <PictureCard key={keys[index]} field={field} option={option} number={index + 1} />
        ))}
      </ul>
      <Switch
        label="Several answers"
        checked={isMany}
        onChange={() => store.run(changeType(id, isMany ? 'radio' : 'checkbox'))}
      />
    </section>
  )
}
