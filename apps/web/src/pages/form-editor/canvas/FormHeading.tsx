import { limits } from '@ramiform/core/limits'
import { changeDescription, changeName } from '../../../editing/draft/form-commands.ts'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import { textProblem } from '../../../forms/text-problem.ts'
import problem from './FieldProblem.module.css'
import styles from './FormHeading.module.css'

/** Name and description of the form, editable in place. */
export function FormHeading() {
  const { store } = useEditor()
  const name = useEditorState(({ draft }) => draft.name)
  const description = useEditorState(({ draft }) => draft.description)
  const nameProblem =
    name.trim() === '' ? 'Give the form a name.' : textProblem(name, limits.labelCharacters)
  const descriptionProblem = textProblem(description, limits.descriptionCharacters)
  return (
    <header className={styles.heading}>
      <h1 className="visually-hidden">{name}</h1>
      <textarea
        className={styles.title}
        aria-label="Form name"
        aria-invalid={nameProblem !== null || undefined}
        aria-describedby="form-name-problem"
        dir="auto"
        rows={1}
        value={name}
        placeholder="Untitled form"
        onChange={(event) => store.run(changeName(event.currentTarget.value.replaceAll('\n', ' ')))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <p id="form-name-problem" className={problem.text}>
        {nameProblem}
      </p>
      <textarea
        className={styles.description}
        aria-label="Form description"
        aria-describedby="form-description-problem"
        dir="auto"
        rows={1}
        value={description}
        placeholder="Add a description"
        onChange={(event) => store.run(changeDescription(event.currentTarget.value))}
      />
      <p id="form-description-problem" className={problem.text}>
        {descriptionProblem}
      </p>
    </header>
  )
}
