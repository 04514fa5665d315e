import { templates } from '@ramiform/text-to-form/templates/index'
import type { Template } from '@ramiform/text-to-form/templates/template'
import { useId } from 'react'
import styles from './ImportDialog.module.css'

export function TemplateSource({
  chosen,
  onChoose,
}: {
  chosen: string | null
  onChoose: (template: Template) => void
}) {
  const name = useId()
  return (
    <fieldset className={styles.templates}>
      <legend>Template</legend>
      {templates.map((template) => (
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
