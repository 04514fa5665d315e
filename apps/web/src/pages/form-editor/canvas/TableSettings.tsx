import type { Field } from '@ramiform/core/field'
import { limits } from '@ramiform/core/limits'
import type { Table } from '@ramiform/core/table'
import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react'
import { useEffect, useMemo, useRef } from 'react'
import { removeFields } from '../../../editing/draft/remove-fields.ts'
import {
  changeAllRows,
  changeRows,
  changeTable,
  duplicateTable,
  rowsOf,
  stepTable,
} from '../../../editing/draft/table-commands.ts'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import { newFieldIds, newPartId } from '../../../forms/field-id.ts'
import { newRuleId } from '../../../forms/rule-ids.ts'
import { tableName } from '../../../forms/table-name.ts'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { useStepNotice } from '../history/use-step-notice.ts'
import { LabelWithAnswers } from '../texts/LazyTexts.tsx'
import type { TextWithAnswersProps } from '../texts/TextWithAnswers.tsx'
import { OptionsEditor } from './options/OptionsEditor.tsx'
import section from './SectionCard.module.css'
import selected from './SelectedField.module.css'
import styles from './TableCard.module.css'

// Loaded apart, so that what its list of answers shares is not in the first chunk of every screen.
const TextWithAnswers = lazyWithRetry<TextWithAnswersProps>(() =>
  import('../texts/texts.ts').then((module) => module.TextWithAnswers),
)

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** Title, rows, columns and actions of the selected table. */
export function TableSettings({ table, first }: { table: Table; first: Field }) {
  const { store, announce } = useEditor()
  const toast = useToast()
  const say = useStepNotice()
  const card = useRef<HTMLDivElement>(null)
  const { id } = table
  const fields = useEditorState(({ draft }) => draft.schema.fields)
  const rows = useMemo(() => fields.filter((field) => field.table === id), [fields, id])
  const labels = useMemo(() => rows.map(({ label }) => label), [rows])
  const newIds = () => newFieldIds(store.getState().draft.schema.fields, Date.now())

  useEffect(() => {
    card.current?.closest('li')?.scrollIntoView({ block: 'nearest' })
  }, [])

  function step(by: 1 | -1) {
    store.endTyping()
    if (store.run(stepTable(id, by))) {
      announce(`${tableName(table)} moved ${by === 1 ? 'down' : 'up'}`)
      requestAnimationFrame(() => card.current?.closest('li')?.scrollIntoView({ block: 'nearest' }))
    } else announce(`${tableName(table)} is already ${by === 1 ? 'last' : 'first'}`)
  }

  function duplicate() {
    store.endTyping()
    const copy = newPartId('table', store.getState().draft.schema.tables ?? [])
    const ids = { field: newIds(), rule: newRuleId }
    if (store.run(duplicateTable(id, copy, ids))) announce(`${tableName(table)} duplicated`)
    else toast('Not duplicated. The form has too many fields.', { kind: 'failed' })
  }

  function remove() {
    store.endTyping()
    store.run(removeFields(rowsOf(store.getState().draft, id).map((row) => row.id)))
    say({ done: 'Matrix deleted' })
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the card from any of its controls
    <div
      ref={card}
      onKeyDown={(event) => {
        if (event.key === 'Escape') store.select(null)
      }}
    >
      <div className={selected.head}>
        <LabelWithAnswers
          id={id}
          name="Title"
          placeholder="Title of the matrix"
          maxLength={limits.labelCharacters}
          value={table.title ?? ''}
          onChange={(title) => store.run(changeTable(id, { title }, 'title'))}
        />
      </div>
      <TextWithAnswers
        label="Description"
        before={id}
        className={styles.description}
        maxLength={limits.descriptionCharacters}
        value={table.description ?? ''}
        onChange={(text) =>
          store.run(changeTable(id, { description: text || undefined }, 'description'))
        }
      />
      <div className={styles.lists}>
        <div>
          <h4>Rows</h4>
          <OptionsEditor
            field={first}
            options={labels}
            name="row"
            problem={undefined}
            onChange={(next, control, from) =>
              store.run(
                changeRows(id, next, newIds(), { control: control && `row ${control}`, from }),
              )
            }
          />
        </div>
        <div>
          <h4>Columns</h4>
          <OptionsEditor
            field={first}
            name="column"
            // The cards of the rows show it.
            problem={undefined}
            onChange={(options, control) => store.run(changeAllRows(id, { options }, control))}
          />
        </div>
      </div>
      <div className={classNames(selected.settings, section.foot, styles.foot)}>
        <Switch
          label="Each row required"
          checked={rows.every(({ required }) => required)}
          onChange={(required) => store.run(changeAllRows(id, { required }))}
        />
        <div className={selected.width}>
          <span aria-hidden="true">Choose</span>
          <Segmented<string>
            label="Choose"
            value={first.type}
            options={kinds}
            onChange={(type) => store.run(changeAllRows(id, { type }))}
          />
        </div>
        <div className={selected.actions}>
          <IconButton
            size="sm"
            label="Move matrix up"
            icon={<IconArrowUp {...icon} />}
            onClick={() => step(-1)}
          />
          <IconButton
            size="sm"
            label="Move matrix down"
            icon={<IconArrowDown {...icon} />}
            onClick={() => step(1)}
          />
          <IconButton
            size="sm"
            label="Duplicate matrix"
            icon={<IconCopy {...icon} />}
            onClick={duplicate}
          />
          <IconButton
            size="sm"
            label="Delete matrix"
            icon={<IconTrash {...icon} />}
            onClick={remove}
          />
        </div>
      </div>
    </div>
  )
}

const kinds = [
  { value: 'radio', label: 'One' },
  { value: 'checkbox', label: 'Several' },
] as const
