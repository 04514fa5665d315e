import { FormFrame, type FormViewProps } from './FormFrame.tsx'
import { SingleCardForm } from './SingleCardForm.tsx'
import { StandardForm } from './StandardForm.tsx'

/** One form in the style its owner chose. Without `submit` it is a preview. */
export function FormView(props: FormViewProps) {
  const isSingleCard = props.form.schema.settings.displayStyle === 'single-card'
  return <FormFrame {...props} Body={isSingleCard ? SingleCardForm : StandardForm} />
}
