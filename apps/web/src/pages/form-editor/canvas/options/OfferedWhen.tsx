import { offerAsField } from '@ramiform/core/conditions/offer-ids'
import type { Field } from '@ramiform/core/field'
import { IconX } from '@tabler/icons-react'
import { setConditional } from '../../../../editing/draft/field-commands.ts'
import { useEditor } from '../../../../editing/editor-context.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { TextButton } from '../../../../ui/TextButton.tsx'
import { FieldLogic } from '../../logic-panel/LazyFieldLogic.tsx'
import { useRuleSchema } from '../../logic-panel/use-rule-schema.ts'
import styles from './OfferedWhen.module.css'

export interface OfferedWhenProps {
  readonly field: Field
  /** index of the option */
  readonly at: number
  readonly onClose: () => void
}

/** Logic that offers one option only while it holds. */
export function OfferedWhen({ field, at, onClose }: OfferedWhenProps) {
  const { store } = useEditor()
  const schema = useRuleSchema()
  const option = field.options?.[at]
  if (option === undefined) return null
  const when = field.optionsWhen?.find((one) => one.option === option)?.when
  const offer = offerAsField(field, { option, at, when })
  return (
    <section
      ref={intoSight}
      className={styles.when}
      aria-label={`When “${option}” is offered`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.stopPropagation()
        onClose()
      }}
    >
      <div className={styles.head}>
        <b className={styles.option}>{option === '' ? `Option ${at + 1}` : option}</b>
        {when && (
          <TextButton onClick={() => store.run(setConditional(offer.id, undefined))}>
            Always offer it
          </TextButton>
        )}
        <IconButton
          size="sm"
          tooltip="css"
          label="Close"
          icon={<IconX size={16} stroke={1.75} aria-hidden />}
          onClick={onClose}
        />
      </div>
      <FieldLogic key={offer.id} field={offer} schema={schema} waiting="Loading logic..." />
    </section>
  )
}

function intoSight(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}
