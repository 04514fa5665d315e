import { formShape } from '@ramiform/core/form-shape'
import { fieldTemplates } from '@ramiform/formats/templates/field-templates'
import { type FormTemplate, formTemplates } from '@ramiform/formats/templates/index'
import { type Ref, useId, useMemo, useState } from 'react'
import { FormShapeDrawing } from '../../ui/FormShapeDrawing.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { newFieldIds } from '../field-id.ts'
import styles from './StartDialog.module.css'

interface TemplateWayProps {
  readonly isNew: boolean
  /** slug or name of the chosen template */
  readonly picked: string | null
  readonly boxRef: Ref<HTMLElement>
  readonly onPick: (name: string) => void
}

interface Item {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly about: string
  readonly schema: FormTemplate['schema']
}

const whole: readonly Item[] = formTemplates.map((template) => ({
  ...template,
  name: template.slug,
  about: `${template.category}, ${template.difficulty}`,
}))

const short: readonly Item[] = fieldTemplates.map(({ name, description, fields }) => ({
  name,
  title: name,
  description,
  about: 'Fields only',
  schema: (newId) => ({ fields: fields(newId), settings: {} }),
}))

/** The twelve templates and the three short ones, with a search. */
export function TemplateWay({ isNew, picked, boxRef, onPick }: TemplateWayProps) {
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const all = isNew ? [...whole, ...short] : [...short, ...whole]
  const listed = all.filter(({ title, description, about }) =>
    `${title} ${description} ${about}`.toLowerCase().includes(wanted),
  )
  return (
    <div className={styles.source}>
      <SearchField
        ref={boxRef as Ref<HTMLInputElement>}
        label="Search templates"
        placeholder="Search templates"
        value={search}
        onChange={setSearch}
      />
      {listed.length === 0 && <p className={styles.hint}>No templates match your search.</p>}
      <ul className={styles.templates} aria-label="Templates">
        {listed.map((item) => (
          <TemplateItem
            key={item.name}
            item={item}
            isPicked={item.name === picked}
            onPick={() => onPick(item.name)}
          />
        ))}
      </ul>
    </div>
  )
}

function TemplateItem({
  item,
  isPicked,
  onPick,
}: {
  item: Item
  isPicked: boolean
  onPick: () => void
}) {
  const shape = useMemo(() => formShape(item.schema(newFieldIds([], 0))), [item])
  const about = useId()
  return (
    <li data-picked={isPicked || undefined}>
      <button type="button" aria-describedby={about} aria-pressed={isPicked} onClick={onPick}>
        {item.title}
      </button>
      <div id={about}>
        <p>{item.description}</p>
        <small>{item.about}</small>
      </div>
      <FormShapeDrawing shape={shape} size="row" />
    </li>
  )
}
