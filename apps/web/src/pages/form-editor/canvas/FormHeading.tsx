import { limits } from '@ramiform/core/limits'
import { useState } from 'react'
import {
  changeDescription,
  changeName,
  changeSettings,
} from '../../../editing/draft/form-commands.ts'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import { nameProblem, textProblem } from '../../../forms/text-problem.ts'
import problem from './FieldProblem.module.css'
import styles from './FormHeading.module.css'

/**
 * Title and description that visitors see, editable in place. The settings' texts replace the form's name and
 * description, as on the public page.
 */
export function FormHeading() {
  const { store } = useEditor()
  const name = useEditorState(({ draft }) => draft.name)
  const description = useEditorState(({ draft }) => draft.description)
  const settings = useEditorState(({ draft }) => draft.schema.settings)
  const ofName = nameProblem(name)
  // An invalid name shows even if visitors see a title, because it prevents saving.
  const title = useEditedText(settings.title, name, ofName !== null)
  const intro = useEditedText(settings.description, description, false)
  const titleProblem = title.isSetting ? textProblem(title.text, limits.labelCharacters) : ofName
  const introProblem = textProblem(intro.text, limits.descriptionCharacters)
  return (
    <header className={styles.heading}>
      <h1 className="visually-hidden">{title.text || name}</h1>
      <textarea
        className={styles.title}
        data-form-heading
        aria-label={title.isSetting ? 'Form title' : 'Form name'}
        aria-invalid={titleProblem !== null || undefined}
        aria-describedby="form-name-problem"
        dir="auto"
        rows={1}
        value={title.text}
        placeholder={title.isSetting ? name : 'Untitled form'}
        {...title.onFocusChange}
        onChange={(event) => {
          const text = event.currentTarget.value.replaceAll('\n', ' ')
          store.run(
            title.isSetting
              ? changeSettings({ title: text }, 'title', 'Change the title')
              : changeName(text),
          )
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <p id="form-name-problem" className={problem.text}>
        {titleProblem}
      </p>
      <textarea
        className={styles.description}
        aria-label="Form description"
        aria-describedby="form-description-problem"
        dir="auto"
        rows={1}
        value={intro.text}
        placeholder={(intro.isSetting && description) || 'Add a description'}
        {...intro.onFocusChange}
        onChange={({ currentTarget: { value } }) =>
          store.run(
            intro.isSetting
              ? changeSettings(
                  { description: value },
                  'description',
                  "Change the form's description",
                )
              : changeDescription(value),
          )
        }
      />
      <p id="form-description-problem" className={problem.text}>
        {introProblem}
      </p>
    </header>
  )
}

/**
 * Chooses between a setting and the form's own text. While the box has the focus, the choice stays, so that clearing
 * the setting does not put the other text under the cursor.
 */
function useEditedText(setting: string | undefined, ofForm: string, prefersForm: boolean) {
  const [held, setHeld] = useState<boolean | null>(null)
  const isSetting = held ?? (!prefersForm && Boolean(setting))
  return {
    isSetting,
    text: isSetting ? (setting ?? '') : ofForm,
    onFocusChange: { onFocus: () => setHeld(isSetting), onBlur: () => setHeld(null) },
  }
}
