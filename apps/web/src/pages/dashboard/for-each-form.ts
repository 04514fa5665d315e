/** Result of an action on several forms. */
export interface Outcome<Form> {
  readonly done: readonly Form[]
  readonly failed: readonly { readonly form: Form; readonly error: unknown }[]
}

/** Number of requests at the same time, so that other requests of the page are not delayed. */
const atOnce = 4

/** Runs an action on every form. One that fails does not stop the others. The order of the forms is kept. */
export async function forEachForm<Form>(
  forms: readonly Form[],
  act: (form: Form) => Promise<unknown>,
  onProgress: (finished: number) => void = () => {},
): Promise<Outcome<Form>> {
  const errors = new Map<Form, unknown>()
  const waiting = forms.values()
  let finished = 0
  async function work() {
    // All workers take from one iterator.
    for (const form of waiting) {
      try {
        await act(form)
      } catch (error) {
        errors.set(form, error)
      }
      finished += 1
      onProgress(finished)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return {
    done: forms.filter((form) => !errors.has(form)),
    failed: [...errors].map(([form, error]) => ({ form, error })),
  }
}

interface Words {
  /** past participle: `deleted` */
  readonly done: string
  /** place after it: ` to Events` */
  readonly place?: string
}

const mostNames = 3

/** The result in words: `3 of 5 forms deleted. Not deleted: Intake, Open day. The server cannot be reached.` */
export function outcomeText(
  { done, failed }: Outcome<{ readonly name: string }>,
  { done: word, place = '' }: Words,
  reason: string,
): string {
  const all = done.length + failed.length
  const [first, ...others] = failed
  if (first === undefined) {
    const [only] = done
    const what = done.length === 1 && only !== undefined ? only.name : formCountText(all)
    return `${what} ${word}${place}`
  }
  const names = [first, ...others].slice(0, mostNames).map(({ form }) => form.name)
  const more = failed.length - names.length
  const list = more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ')
  if (all === 1) return `${first.form.name} was not ${word}. ${reason}`
  return `${done.length.toLocaleString('en')} of ${formCountText(all)} ${word}${place}. Not ${word}: ${list}. ${reason}`
}

export function formCountText(count: number): string {
  return count === 1 ? '1 form' : `${count.toLocaleString('en')} forms`
}
