import type { PublicForm } from '@ramiform/contract/calls'
import { hasTextsWithAnswers } from '@ramiform/core/answers-in-texts/texts-of-form'
import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import type { FormSchema, FormStyle } from '@ramiform/core/form'
import { offeringOther } from '@ramiform/core/other'
import { allInputs } from '@ramiform/fields/all-inputs'
import { WordsContext } from '@ramiform/fields/words'
import {
  bodyOf,
  EndScreen,
  FormClosed,
  NotAvailable,
  ThankYou,
  withMarks,
  withOffers,
  withRequired,
  withTexts,
  withValues,
} from '@ramiform/renderer'
import { formStyleSheet } from '@ramiform/renderer/form-style'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createFirstStyle } from './first-style.ts'
import { fontFaces } from './font-faces.ts'
import { PublicPage } from './PublicPage.tsx'
import css from './page.css?inline'
import { partsMark } from './parts-mark.ts'
import type { PageData } from './state/page-data.ts'
import { styleParts } from './style-parts.ts'
import { withVeiledOptions } from './veiled-options.tsx'

const firstPart = createFirstStyle(css)

/**
 * Returns the rules of the page's stylesheet that its markup needs; `take-over.tsx` adds the rest. Styles of
 * branches, file fields and the like are sent only to pages that have them. They are not in the script.
 */
export function firstStyle(markup: string, hasScript: boolean): string {
  const first = firstPart(markup, hasScript)
  const parts = styleParts.filter(({ neededBy }) => neededBy.test(markup))
  return [first, partsMark, ...parts.map(({ css }) => css)].join('')
}

/** Renders the form's first state. `take-over.tsx` hydrates it with the same data. */
export function renderForm(given: PageData): string {
  const data = { ...given, form: { ...given.form, schema: offeringOther(given.form.schema) } }
  const { schema } = data.form
  const Plain = bodyOf(schema, data.at)
  const Marked = hasMarks(schema) ? withMarks(Plain) : Plain
  const Texted = hasTextsWithAnswers(schema) ? withTexts(Marked) : Marked
  const Required = hasRequirements(schema) ? withRequired(Texted) : Texted
  const Offering = hasOffers(schema) ? withOffers(Required) : Required
  return renderToString(
    <PublicPage
      data={data}
      Body={schema.values ? withValues(Offering) : Offering}
      inputs={hasOffers(schema) ? withVeiledOptions(allInputs, schema) : allInputs}
    />,
  )
}

const hasMarks = ({ fields }: FormSchema) => fields.some((field) => field.markedDescription)
const hasOffers = ({ fields }: FormSchema) => fields.some(({ optionsWhen }) => optionsWhen)
const hasRequirements = ({ fields }: FormSchema) => fields.some(({ requiredWhen }) => requiredWhen)

/** Stylesheet with the owner's design. The server generates it, so that the form's script does not include the code. */
export function styleSheet(style: FormStyle | undefined): string {
  return formStyleSheet(style, fontFaces)
}

/** Renders the thank-you page after a submit without JavaScript. The server adds the redirect. */
export function renderThankYou(input: {
  form: PublicForm
  title?: string
  message: string
  redirectUrl?: string
  words: FormWords
}): string {
  const { words, ...thanks } = input
  return page(words, <ThankYou {...thanks} />)
}

export function renderClosed(input: {
  form: PublicForm
  message: string
  isForNow: boolean
  words: FormWords
}): string {
  const { form, message, isForNow } = input
  return page(input.words, <FormClosed form={form} message={message} isForNow={isForNow} />)
}

export function renderAlreadyAnswered({ form, words }: { form: PublicForm; words: FormWords }) {
  const end = { kind: 'closed', message: words.refusals.already_submitted } as const
  return page(words, <EndScreen form={form} end={end} isPreview={false} />)
}

export function renderNotAvailable({
  message,
  words,
  requestId,
}: {
  message: string
  words: FormWords
  requestId?: string
}): string {
  return page(words, <NotAvailable message={message} requestId={requestId} />)
}

function page(words: FormWords, content: ReactNode): string {
  return renderToString(
    <WordsContext value={words}>
      <main>{content}</main>
    </WordsContext>,
  )
}
