import { english } from '@ramiform/core/built-in-texts/en'
import { languageOfTexts } from '@ramiform/core/built-in-texts/form-language'
import { changeName } from '../../../editing/draft/form-commands.ts'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import { nameProblem } from '../../../forms/text-problem.ts'
import { Switch } from '../../../ui/Switch.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { TextWithAnswers } from '../texts/TextWithAnswers.tsx'
import { DisplayStyleChoice } from './DisplayStyleChoice.tsx'
import { EndingsList } from './EndingsList.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { Section } from './Sections.tsx'
import { TranslationsButton } from './TranslationsButton.tsx'
import type { SettingsForm } from './use-settings.ts'

/** Settings sections General, After submitting, Answers and Advanced options. */
export function BasicSections({ form }: { form: SettingsForm }) {
  const { settings, change, changePart, text } = form
  const { store } = useEditor()
  const name = useEditorState(({ draft }) => draft.name)
  const description = useEditorState(({ draft }) => draft.description)
  const schema = useEditorState(({ draft }) => draft.schema)
  const advanced = settings.advanced ?? {}
  return (
    <>
      <Section id="general">
        <TextField
          label="Form name"
          hint="The name on your dashboard. Visitors see it if there is no title."
          value={name}
          error={nameProblem(name)}
          onChange={(next) => void store.run(changeName(next))}
        />
        <TextField
          label="Title"
          placeholder={name}
          hint="Visitors see this title."
          {...text('title', 'Change the title')}
        />
        <TextArea
          label="Description"
          rows={2}
          placeholder={description}
          {...text('description', "Change the form's description")}
        />
        <DisplayStyleChoice
          value={settings.displayStyle ?? 'standard'}
          onChange={(displayStyle) => change({ displayStyle }, 'Change the display style')}
        />
        <LanguageChoice
          value={settings.language}
          ofTexts={languageOfTexts(schema, name)}
          onChange={(language) => change({ language }, 'Change the language')}
        />
        <TranslationsButton />
      </Section>
      <Section id="after">
        <TextField
          label="Submit button text"
          placeholder="Submit"
          {...text('submitButtonText', 'Change the button text')}
        />
        <TextWithAnswers
          label="Success message"
          before={null}
          rows={2}
          placeholder={english.ending.received}
          {...text('successMessage', 'Change the success message')}
        />
        <TextWithAnswers
          label="Redirect URL"
          before={null}
          isAddress
          placeholder="https://"
          hint="Visitors are redirected here after the success message. Optional."
          {...text('redirectUrl', 'Change the redirect URL')}
        />
        <EndingsList />
      </Section>
      <Section id="answers">
        <Switch
          label="Collect email"
          hint="Ask for an email address before the first question."
          checked={settings.collectEmail ?? false}
          onChange={(collectEmail) =>
            change({ collectEmail }, collectEmail ? 'Collect email' : 'Do not collect email')
          }
        />
        <Switch
          label="Allow multiple submissions"
          hint="One person can submit more than once."
          checked={settings.allowMultipleSubmissions ?? true}
          onChange={(allowMultipleSubmissions) =>
            change(
              { allowMultipleSubmissions },
              allowMultipleSubmissions ? 'Allow multiple submissions' : 'Allow one submission',
            )
          }
        />
        <Switch
          label="Spam protection"
          hint="Suspected spam is held apart from the submissions. Release or delete it under Held."
          checked={settings.spamProtection ?? true}
          onChange={(spamProtection) =>
            change(
              { spamProtection: spamProtection ? undefined : false },
              spamProtection ? 'Protect from spam' : 'Do not protect from spam',
            )
          }
        />
        <TextField
          label="Privacy policy"
          type="url"
          inputMode="url"
          placeholder="https://"
          hint="The web address of your privacy policy. Linked below the form."
          {...text('privacyUrl', 'Change the privacy policy')}
        />
      </Section>
      <Section id="advanced">
        <Switch
          label="Save progress"
          hint="Unfinished answers are saved in the visitor's browser, so they can continue later."
          checked={advanced.saveProgress ?? false}
          onChange={(saveProgress) =>
            changePart('advanced', { saveProgress }, 'Change save progress')
          }
        />
        <Switch
          label="Show progress bar"
          hint="Shows visitors how far they are. Single card only."
          checked={advanced.showProgressBar ?? true}
          onChange={(showProgressBar) =>
            changePart('advanced', { showProgressBar }, 'Change the progress bar')
          }
        />
        <Switch
          label="Require confirmation"
          hint="Visitors review their answers before they submit."
          checked={advanced.requireConfirmation ?? false}
          onChange={(requireConfirmation) =>
            changePart('advanced', { requireConfirmation }, 'Change the confirmation')
          }
        />
        <Switch
          label="Auto save"
          hint="Unfinished answers are saved under Unfinished, beside the submissions. The form tells visitors."
          checked={advanced.autoSave ?? false}
          onChange={(autoSave) => changePart('advanced', { autoSave }, 'Change auto save')}
        />
      </Section>
    </>
  )
}
