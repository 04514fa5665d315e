import { formShape } from '@ramiform/core/form-shape'
import { type FormTemplate, formTemplates } from '@ramiform/formats/templates/index'
import { useId, useMemo } from 'react'
import { FormShapeDrawing } from '../../ui/FormShapeDrawing.tsx'
import { newFieldIds } from '../field-id.ts'
import styles from './Generator.module.css'

interface TemplatesTabProps {
  readonly picked: string | null
  readonly onPick: (slug: string) => void
}

/** The twelve templates. Selecting one fills in title and description (spec section 2). */
export function TemplatesTab({ picked, onPick }: TemplatesTabProps) {
  return (
    <ul className={styles.templates} aria-label="Templates">
      {formTemplates.map((template) => (
        <TemplateCard
          key={template.slug}
          template={template}
          isPicked={template.slug === picked}
          onPick={() => onPick(template.slug)}
        />
      ))}
    </ul>
  )
}

/** A template card; the whole card is clickable. */
function TemplateCard({
  template,
  isPicked,
  onPick,
}: {
  template: FormTemplate
  isPicked: boolean
  onPick: () => void
}) {
  const shape = useMemo(() => formShape(template.schema(newFieldIds([], 0))), [template])
  const about = useId()
  return (
    <li className={styles.template} data-picked={isPicked || undefined}>
      <FormShapeDrawing shape={shape} />
      <button
        type="button"
        className={styles.pick}
        aria-describedby={about}
        aria-current={isPicked || undefined}
        onClick={onPick}
      >
        {template.title}
      </button>
      <div id={about} className={styles.about}>
        <p>{template.description}</p>
        <small>
          {template.category}, {template.difficulty}
        </small>
      </div>
    </li>
  )
}
