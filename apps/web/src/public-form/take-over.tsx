import { inputs } from '@ramiform/fields/inputs'
import { StandardForm, startFilling } from '@ramiform/renderer'
import { takeTypedAnswers } from '@ramiform/renderer/read-answers'
import { hydrateRoot } from 'react-dom/client'
import { PublicPage } from './PublicPage.tsx'
import css from './page.css?inline'
import { partsMark } from './parts-mark.ts'
import type { PageData } from './state/page-data.ts'

/**
 * Hydrates the server's markup. Text typed before then stays in the inputs and becomes the form's answers.
 * @param endEarly Called as soon as the page is hydrated.
 */
export async function takeOver(root: HTMLElement, data: PageData, endEarly: () => void) {
  const { schema } = data.form
  const isSingleCard = schema.settings.displayStyle === 'single-card'
  const [Body, address, openFurther] = await Promise.all([
    isSingleCard ? import('./single-card.ts').then((card) => card.SingleCardForm) : StandardForm,
    location.search || history.state ? import('./prefill/prefill.ts') : null,
    data.further &&
      import('./further/further-inputs.ts').then((scripts) => scripts.loadFurther(data)),
  ])
  styleWhatMayShow()
  // Before the form is compiled with `answerRules`, to which its kinds add their rules.
  const further = openFurther?.(Body)
  address?.prefill(root, takeTypedAnswers(root, startFilling(data)), schema.hiddenFields)
  hydrateRoot(root, <PublicPage data={data} Body={Body} inputs={inputs} {...further} />)
  endEarly()
}

/** Adds the styles of parts that may show later. Styles that only some pages need are in the page already and stay. */
function styleWhatMayShow() {
  const first = document.getElementById('first-style')
  if (first !== null) first.textContent = css + (first.textContent?.split(partsMark)[1] ?? '')
}
