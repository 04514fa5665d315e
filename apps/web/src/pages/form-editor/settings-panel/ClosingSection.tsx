import { english } from '@ramiform/core/built-in-texts/en'
import { type Closed, maxClosingResponses, momentInWords } from '@ramiform/core/closing'
import { useEditorState } from '../../../editing/editor-context.tsx'
import { closedFully, reservedText } from '../../../forms/closed-text.ts'
import { NumberField } from '../../../ui/NumberField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { localMoment, momentOf, ownTimeZone } from './local-moment.ts'
import { Note, Section } from './Sections.tsx'
import type { SettingsForm } from './use-settings.ts'

/** Automatic closing of the form: on a date, after a number of submissions, or at the earlier of both. */
export function ClosingSection({ form }: { form: SettingsForm }) {
  const { settings, changePart, problems } = form
  const { at, timeZone = 'UTC', responses } = settings.closing ?? {}
  const closed = useEditorState(({ facts }) => facts.closed)
  const reserved = useEditorState(({ facts }) => facts.reservedPlaces ?? 0)
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
          {closedFully(closed, new Date())}. {whatVisitorsSee(closed)}
        </Note>
      )}
      {closed === undefined && reserved > 0 && (
        <Note>
          {reservedText(reserved)}. Each has a place reserved until it is paid or canceled.
        </Note>
      )}
      <TextField
        label="Close on"
        type="datetime-local"
        value={localMoment(at)}
        error={problems['closing.at']}
        hint={
          at === undefined || problems['closing.at'] !== null
            ? `In your time zone, ${zone}. Leave empty to keep the form open.`
            : `In your time zone, ${zone}. Visitors see: ${momentInWords(at, timeZone, english)}.`
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
        hint="The form accepts no more submissions than this. Starting a payment reserves a place. Deleting a submission frees one."
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

function whatVisitorsSee(closed: Closed): string {
  return closed.by === 'payments'
    ? 'Visitors are asked to try again in a few minutes.'
    : 'Visitors see that the form is closed, and why.'
}
