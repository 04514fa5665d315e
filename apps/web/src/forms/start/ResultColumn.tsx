import type { FormHead } from '@ramiform/contract/form-head'
import { lazy, Suspense, useState } from 'react'
import { BranchMark } from '../../ui/BranchMark.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { FoundFields, fieldsInWords } from '../found-fields/FoundFields.tsx'
import { BranchChoices } from './BranchChoices.tsx'
import { FormHeadChoice } from './FormHeadChoice.tsx'
import { LossReport } from './LossReport.tsx'
import styles from './StartDialog.module.css'
import { lineAt } from './source-places.ts'
import type { StartWay } from './start-draft.ts'
import type { Start } from './use-start.ts'

const TryForm = lazy(async () => ({ default: (await import('./TryForm.tsx')).TryForm }))

interface ResultColumnProps {
  readonly way: StartWay
  readonly isNew: boolean
  readonly start: Start
  readonly title: string
  readonly pointed: string | null
  readonly shown: string | null
  readonly onPoint: (id: string | null) => void
  readonly onShow: (id: string | null) => void
  readonly onClose: () => void
  readonly onExample: (description: string) => void
}

const example =
  'Sign-up for a pottery class. Ask for name, email and which evening suits them (Monday, Wednesday or Friday). If they have done pottery before, ask for how long.'

/** The result of the input: its fields with their logic, or the form itself to try. */
export function ResultColumn(props: ResultColumnProps) {
  const { way, start, title, pointed, shown, onPoint, onShow } = props
  const { result, found, chosen, choice, text, isDocument, about } = start
  // A template shows as the form itself; other results as their fields.
  const [wish, setWish] = useState<{ readonly way: StartWay; readonly isTrying: boolean }>()
  const isTrying = wish?.way === way ? wish.isTrying : way === 'template'
  if (found === null) {
    return (
      <section className={styles.result} aria-label="Result">
        <Nothing {...props} />
      </section>
    )
  }
  const source = way === 'import' && !isDocument ? text.source : null
  const tryButton = (
    <TextButton aria-pressed={isTrying} onClick={() => setWish({ way, isTrying: !isTrying })}>
      Try it
    </TextButton>
  )
  return (
    <section className={styles.result} aria-label="Result">
      <VisuallyHidden>
        <span role="status">{result.kind === 'found' ? fieldsInWords(found.fields) : ''}</span>
      </VisuallyHidden>
      {isTrying ? (
        <>
          <div className={styles.tried}>
            <h3>{fieldsInWords(found.fields)}</h3>
            {tryButton}
          </div>
          <Suspense fallback={<Spinner label="Loading" />}>
            <TryForm
              name={nameOf(about, way === 'describe' ? title : '')}
              description={about.description ?? ''}
              fields={chosen}
              onClose={props.onClose}
              settings={about.head?.settings ?? about.settings ?? {}}
            />
          </Suspense>
        </>
      ) : (
        <>
          {way === 'import' && (
            <>
              {source !== null && 'importer' in source && (
                <BranchChoices
                  names={source.importer.choices?.(source.text) ?? []}
                  choices={text.choices}
                  onChange={text.choose}
                />
              )}
              {start.head !== undefined && (
                <FormHeadChoice
                  reading={start.head}
                  isTaken={start.isHeadTaken}
                  onChange={start.takeHead}
                />
              )}
              <LossReport
                found={found}
                lineOf={(id) => {
                  const place = start.places.get(id)
                  return place === undefined ? null : lineAt(start.sourceText, place.start)
                }}
                onShow={onShow}
              />
            </>
          )}
          <FoundFields
            found={found}
            without={choice.without}
            edits={choice.edits}
            origins={result.kind === 'found' ? result.origins : undefined}
            hasReport={way === 'import'}
            pointed={pointed}
            shown={shown}
            actions={tryButton}
            onChange={choice.leaveOut}
            onEdit={choice.edit}
            onPoint={onPoint}
          />
        </>
      )}
    </section>
  )
}

function nameOf(
  { name = '', head }: { name?: string | undefined; head?: FormHead | undefined },
  typed: string,
) {
  return typed || head?.name || name || 'Your form'
}

/** The column before there are fields. */
function Nothing({ way, isNew, start, onExample }: ResultColumnProps) {
  const { result } = start
  if (result.kind === 'reading') {
    return (
      <div className={styles.none}>
        <Spinner label="Reading" />
      </div>
    )
  }
  if (way === 'empty') {
    return (
      <div className={styles.none}>
        <BranchMark size={40} />
        <p>An empty form. Add fields from the palette in the editor.</p>
      </div>
    )
  }
  const hasFound = result.kind !== 'nothing'
  return (
    <div className={styles.none}>
      <BranchMark size={40} />
      <p>
        {hasFound
          ? `Your ${isNew ? 'form appears' : 'fields appear'} here.`
          : 'No questions found in this text. Name what the form should ask, for example:'}
      </p>
      {way === 'describe' && (
        <>
          <blockquote className={styles.example}>{example}</blockquote>
          {hasFound && <TextButton onClick={() => onExample(example)}>Use this example</TextButton>}
        </>
      )}
    </div>
  )
}
