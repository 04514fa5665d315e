import { useWords } from '@ramiform/fields/words'
import { FormFooter } from './FormFooter.tsx'
import { type ShownForm, titleOf } from './shown-form.ts'

/** Shown instead of a closed form: its title and the reason. */
export function FormClosed({
  form,
  message,
  isForNow = false,
}: {
  form: ShownForm
  message: string
  /** True when the form may accept answers again in minutes. */
  isForNow?: boolean
}) {
  const { pages } = useWords()
  return (
    <div className="rf rf-deck">
      <header className="rf-top">
        <h1>{titleOf(form)}</h1>
      </header>
      <div className="rf-end">
        <h2>{isForNow ? pages.noFreePlace : pages.closed}</h2>
        <p>{message}</p>
      </div>
      <FormFooter form={form} />
    </div>
  )
}
