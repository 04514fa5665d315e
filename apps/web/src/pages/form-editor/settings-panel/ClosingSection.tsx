import { maxClosingResponses, momentInWords } from '@ramiform/core/closing'
import { english } from '@ramiform/core/words/en'
import { closedFully } from '../../../forms/closed-text.ts'
import { NumberField } from '../../../ui/NumberField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useEditorState } from '../editor-context.tsx'
import { localMoment, momentOf, ownTimeZone } from './local-moment.ts'
import { Note, Section } from './Sections.tsx'
import type { SettingsForm } from './use-settings.ts'

/** When the form closes by itself: on a date, after a number of submissions, or whichever comes first. */
export function ClosingSection({ form }: { form: SettingsForm }) {
  const { settings, changePart, problems } = form
  const { at, timeZone = 'UTC', responses } = settings.closing ?? {}
  const closed = useEditorState(({ facts }) => facts.closed)
  const zone = ownTimeZone()

  function changeMoment(local: string) {
    const moment = momentOf(local)
    const members = { at: moment, timeZone: moment === undefined ? undefined : zone }
    changePart('closing', members, 'Change the closing date', 'at')
  }

  return (
    <Section id="closing">
      {closed !== undefined && (
        <Note>
          {closedFully(closed, new Date())}. Visitors see that the form is closed, and why.
        </Note>
      )}
      <TextField
        label="Close on"
        type="datetime-local"
        value={localMoment(at)}
        error={problems['closing.at']}
        hint={
          at === undefined || problems['closing.at'] !== null
            ? `In your time zone, ${zone}. Leave empty to stay open.`
            : `In your time zone, ${zone}. Visitors read: ${momentInWords(at, timeZone, english)}.`
        }
        onChange={changeMoment}
      />
      <NumberField
        label="Close after submissions"
        min={1}
        max={maxClosingResponses}
        step={1}
        placeholder="No limit"
        value={responses}
        error={problems['closing.responses']}
        hint="The number that the form takes, to the submission. One that you delete makes room for another."
        onChange={(next) =>
          changePart(
            'closing',
            { responses: next },
            'Change the number of submissions',
            'responses',
          )
        }
      />
    </Section>
  )
}
