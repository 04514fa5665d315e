import { useWords } from '@ramiform/fields/words'
import { FormFooter } from './FormFooter.tsx'
import type { FormEnd } from './form-end.ts'
import { type ShownForm, titleOf } from './shown-form.ts'
import { ThankYou } from './ThankYou.tsx'

/** The last screen of a form: the thank-you, or the reason why it is closed. */
export function EndScreen(props: { form: ShownForm; end: FormEnd; isPreview: boolean }) {
  const { form, end } = props
  const { ending } = useWords()
  if (end.kind === 'thanks') {
    return (
      <ThankYou
        form={form}
        title={end.title}
        message={end.message}
        redirectUrl={end.redirectUrl}
        waited={end.waited}
        isPreview={props.isPreview}
      />
    )
  }
  return (
    <div className="rf rf-deck">
      <header className="rf-top">
        <h1>{titleOf(form)}</h1>
      </header>
      <div className="rf-end" role="alert">
        <h2>{ending.alreadyAnswered}</h2>
        <p>{end.message}</p>
      </div>
      <FormFooter form={form} />
    </div>
  )
}
