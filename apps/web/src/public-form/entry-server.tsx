import type { PublicForm } from '@ramiform/contract/calls'
import type { FormStyle } from '@ramiform/core/form'
import { allInputs } from '@ramiform/fields/all-inputs'
import {
  FormClosed,
  NotAvailable,
  SingleCardForm,
  StandardForm,
  ThankYou,
  titleOf,
} from '@ramiform/renderer'
import { formStyleSheet } from '@ramiform/renderer/form-style'
import { renderToString } from 'react-dom/server'
import { fontFaces } from './font-faces.ts'
import { PublicPage } from './PublicPage.tsx'
import type { PageData } from './page-data.ts'

export { default as css } from './page.css?inline'

/** The form as it first shows; `entry-client.tsx` takes it over from the same data. */
export function renderForm(data: PageData): string {
  const isSingleCard = data.form.schema.settings.displayStyle === 'single-card'
  return renderToString(
    <PublicPage
      data={data}
      Body={isSingleCard ? SingleCardForm : StandardForm}
      inputs={allInputs}
    />,
  )
}

/** The owner's choices as a stylesheet: made here, so that the form's script knows nothing of it. */
export function styleSheet(style: FormStyle | undefined): string {
  return formStyleSheet(style, fontFaces)
}

/** After an answer sent without JavaScript. The server adds the redirect. */
export function renderThankYou(input: {
  form: PublicForm
  message: string
  redirectUrl?: string
}): string {
  return renderToString(
    <main>
      <ThankYou
        title={titleOf(input.form)}
        message={input.message}
        redirectUrl={input.redirectUrl}
      />
    </main>,
  )
}

export function renderClosed({ form, message }: { form: PublicForm; message: string }): string {
  return renderToString(
    <main>
      <FormClosed form={form} message={message} />
    </main>,
  )
}

export function renderNotAvailable({ message }: { message: string }): string {
  return renderToString(
    <main>
      <NotAvailable message={message} />
    </main>,
  )
}
