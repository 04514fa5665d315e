import { useWords } from '@ramiform/fields/words'
import { MadeWith } from './MadeWith.tsx'
import { type ShownForm, titleOf } from './shown-form.ts'

/** In place of a form that its owner let close: which form, why, and that nothing went wrong. */
export function FormClosed({ form, message }: { form: ShownForm; message: string }) {
  const { pages } = useWords()
  return (
    <div className="rf rf-deck">
      <header className="rf-top">
        <h1>{titleOf(form)}</h1>
      </header>
      <div className="rf-end">
        <h2>{pages.closed}</h2>
        <p>{message}</p>
      </div>
      <MadeWith />
    </div>
  )
}
