import { withNamesInTexts } from '@ramiform/core/answers-in-texts/texts-of-form'
import { logicOfFields } from '@ramiform/core/conditions/section-logic'
import { questionsIn } from '@ramiform/core/field-type'
import { isTraditional } from '@ramiform/core/form'
import { sectionRuns } from '@ramiform/core/section'
import { tableRuns } from '@ramiform/core/table'
import { fieldTypes } from '@ramiform/fields'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useMemo } from 'react'
import type { EditedForm } from '../../api/queries.ts'
import { FormPageBar } from '../../forms/bar/FormPageBar.tsx'
import { dayText } from '../../forms/dates.ts'
import { proveOnce } from '../../forms/proof/prove-once.ts'
import { useOwnForm } from '../../forms/use-own-form.ts'
import { Waiting } from '../../shell/Waiting.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './FormPrint.module.css'
import { PrintedEnd } from './PrintedEnd.tsx'
import { PrintedFindings } from './PrintedFindings.tsx'
import { PrintedQuestion } from './PrintedQuestion.tsx'
import { PrintedScenarios } from './PrintedScenarios.tsx'
import { PrintedSection } from './PrintedSection.tsx'
import { PrintedTable } from './PrintedTable.tsx'

/**
 * A form on paper, for people who approve it: each question with its rule in words, the check of the logic and the
 * scenarios.
 * Shows the saved form with its unpublished changes.
 */
export function FormPrint({ id }: { id: string }) {
  const form = useOwnForm(id)
  if (form === undefined) return <Waiting label="Loading form..." />
  return (
    <>
      <title>{`${form.name}, questions and logic · Ramiform`}</title>
      <div className={styles.bar}>
        <FormPageBar
          form={form}
          place={null}
          next={
            <Button
              variant="primary"
              size="sm"
              icon={<IconPrinter size={16} stroke={1.75} aria-hidden />}
              onClick={() => window.print()}
            >
              Print
            </Button>
          }
        />
      </div>
      <Paper form={form} />
    </>
  )
}

function Paper({ form: given }: { form: EditedForm }) {
  const form = useMemo(() => ({ ...given, schema: withNamesInTexts(given.schema) }), [given])
  const { fields, settings } = form.schema
  const check = useQuery({
    queryKey: ['form', form.id, 'proof', form.version, form.revision],
    queryFn: ({ signal }) => proveOnce(given.schema, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const title = settings.title?.trim() || form.name
  const questions = questionsIn(fields, fieldTypes)
  return (
    <main className={styles.paper}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {settings.description && <p>{settings.description}</p>}
        <p className={styles.meta}>{facts(form).join(' · ')}</p>
      </header>
      <PrintedFindings findings={check.isError ? null : check.data} schema={form.schema} />
      {fields.length === 0 ? (
        <p>This form has no questions yet.</p>
      ) : (
        <ol className={styles.questions}>
          {sectionRuns(fields, form.schema.sections).map(({ section, fields: own }) => (
            <Fragment key={own[0]?.id}>
              {section && <PrintedSection section={section} schema={form.schema} />}
              {tableRuns(own, form.schema.tables).map(({ table, fields: rows }) => (
                <Fragment key={rows[0]?.id}>
                  {table && <PrintedTable table={table} rows={rows} />}
                  {rows.map((field) => (
                    <PrintedQuestion
                      key={field.id}
                      field={field}
                      number={questions.indexOf(field) + 1}
                      schema={form.schema}
                    />
                  ))}
                </Fragment>
              ))}
            </Fragment>
          ))}
        </ol>
      )}
      <PrintedEnd schema={form.schema} />
      <PrintedScenarios schema={form.schema} />
      <footer className={styles.approval}>
        <span>Approved by</span>
        <span>Date</span>
      </footer>
    </main>
  )
}

/** Identifies the printed state of the form, since paper does not update. */
function facts({ schema, version, updatedAt, isPublished, hasUnpublishedChanges }: EditedForm) {
  const rules = logicOfFields(schema).filter((conditional) => conditional !== undefined).length
  const questions = questionsIn(schema.fields, fieldTypes).length
  return [
    `Version ${version}`,
    isPublished ? (hasUnpublishedChanges ? 'with unpublished changes' : 'published') : 'draft',
    `saved ${dayText(new Date(updatedAt))}`,
    questions === 1 ? '1 question' : `${questions} questions`,
    isTraditional(schema)
      ? 'Traditional mode: every question is shown'
      : rules === 0
        ? 'no logic: every question is shown'
        : `${rules} with logic`,
  ]
}
