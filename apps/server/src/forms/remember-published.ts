import type { FormStore } from './form-store.ts'

type PublishedVersion = Awaited<ReturnType<FormStore['findPublishedVersion']>>

const maxRemembered = 10_000

/**
 * Over a database that this process alone writes, which version is published need not be asked for each page and
 * submission: it is remembered until the next write. What was asked before a write ended is forgotten with it, so
 * that a save, a publish or an unpublish shows at once (decision 35).
 */
export function rememberPublished(forms: FormStore): FormStore {
  const remembered = new Map<string, Promise<PublishedVersion>>()

  function forgetAfter<Input extends unknown[], Result>(
    write: (...input: Input) => Promise<Result>,
  ): (...input: Input) => Promise<Result> {
    return async (...input) => {
      try {
        return await write(...input)
      } finally {
        remembered.clear()
      }
    }
  }

  function ask(slug: string): Promise<PublishedVersion> {
    const asked = forms.findPublishedVersion(slug)
    if (remembered.size >= maxRemembered) remembered.clear()
    remembered.set(slug, asked)
    const forget = () => {
      if (remembered.get(slug) === asked) remembered.delete(slug)
    }
    // Slugs of nothing are endless, and a failure may pass.
    asked.then((version) => version ?? forget(), forget)
    return asked
  }

  return {
    ...forms,
    save: forgetAfter(forms.save),
    rename: forgetAfter(forms.rename),
    remove: forgetAfter(forms.remove),
    publish: forgetAfter(forms.publish),
    unpublish: forgetAfter(forms.unpublish),
    changeSlug: forgetAfter(forms.changeSlug),
    findPublishedVersion: (slug) => remembered.get(slug) ?? ask(slug),
  }
}
