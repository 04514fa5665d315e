import { english } from '@ramiform/core/words/en'
import { Switch } from '../../../ui/Switch.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useEditorState } from '../editor-context.tsx'
import { DisplayStyleChoice } from './DisplayStyleChoice.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { Section } from './Sections.tsx'
import type { SettingsForm } from './use-settings.ts'

/** General, After submitting, Answers and Advanced options. */
export function BasicSections({ form }: { form: SettingsForm }) {
  const { settings, change, changePart, text } = form
  const name = useEditorState(({ draft }) => draft.name)
  const description = useEditorState(({ draft }) => draft.description)
  const advanced = settings.advanced ?? {}
  return (
    <>
      <Section id="general">
        <TextField
          label="Title"
          placeholder={name}
          hint="Shown to visitors. Left empty, they see the form's name."
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
          onChange={(language) => change({ language }, 'Change the language')}
        />
      </Section>
      <Section id="after">
        <TextField
          label="Submit button text"
          placeholder="Submit"
          {...text('submitButtonText', 'Change the button text')}
        />
        <TextArea
          label="Success message"
          rows={2}
          placeholder={english.ending.received}
          {...text('successMessage', 'Change the success message')}
        />
        <TextField
          label="Redirect URL"
          type="url"
          inputMode="url"
          placeholder="https://"
          hint="Visitors go there after the success message. Leave empty to stay."
          {...text('redirectUrl', 'Change the redirect URL')}
        />
      </Section>
      <Section id="answers">
        <Switch
          label="Collect email"
          hint="Ask for an email address before the first question."
          checked={settings.collectEmail ?? false}
          onChange={(collectEmail) =>
            change({ collectEmail }, collectEmail ? 'Collect email' : 'Collect no email')
          }
        />
        <Switch
          label="Allow multiple submissions"
          hint="The same person may answer more than once."
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
          hint="What looks like spam is held back under Held back, beside the submissions, for you to release or delete."
          checked={settings.spamProtection ?? true}
          onChange={(spamProtection) =>
            change(
              { spamProtection: spamProtection ? undefined : false },
              spamProtection ? 'Protect from spam' : 'Do not protect from spam',
            )
          }
        />
      </Section>
      <Section id="advanced">
        <Switch
          label="Save progress"
          hint="Unfinished answers stay in the visitor's browser and are offered on return."
          checked={advanced.saveProgress ?? false}
          onChange={(saveProgress) =>
            changePart('advanced', { saveProgress }, 'Change save progress')
          }
        />
        <Switch
          label="Show progress bar"
          hint="In Single card, how far a visitor has come."
          checked={advanced.showProgressBar ?? true}
          onChange={(showProgressBar) =>
            changePart('advanced', { showProgressBar }, 'Change the progress bar')
          }
        />
        <Switch
          label="Require confirmation"
          hint="Visitors look over their answers before they send them."
          checked={advanced.requireConfirmation ?? false}
          onChange={(requireConfirmation) =>
            changePart('advanced', { requireConfirmation }, 'Change the confirmation')
          }
        />
        <Switch
          label="Auto save"
          hint="Unfinished answers reach you while they are typed, under Partial beside the submissions. Visitors are told."
          checked={advanced.autoSave ?? false}
          onChange={(autoSave) => changePart('advanced', { autoSave }, 'Change auto save')}
        />
      </Section>
    </>
  )
}
