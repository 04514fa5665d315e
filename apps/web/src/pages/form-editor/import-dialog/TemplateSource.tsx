import { type FieldTemplate, fieldTemplates } from '@ramiform/formats/templates/field-templates'
import { useId } from 'react'
import styles from './ImportDialog.module.css'

export function TemplateSource({
  chosen,
  onChoose,
}: {
  chosen: string | null
  onChoose: (template: FieldTemplate) => void
}) {
  const name = useId()
  return (
    <fieldset className={styles.templates}>
      <legend>Template</legend>
      {fieldTemplates.map((template) => (
        <label key={template.name}>
          <input
            type="radio"
            name={name}
            checked={chosen === template.name}
            onChange={() => onChoose(template)}
          />
          <b>{template.name}</b>
          {template.description}
        </label>
      ))}
    </fieldset>
  )
}
