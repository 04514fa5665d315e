import type { FormStore, PublishedVersion } from './form-store.ts'

const maxRemembered = 10_000

/**
 * Caches which version is published, for a database that only this process writes. Every write clears the cache,
 * including queries that were running at the time. So a save, publish or unpublish is visible at once (decision 35).
 */
export function rememberPublished(forms: FormStore): FormStore {
  const remembered = new Map<string, Promise<PublishedVersion | null>>()

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

  function ask(slug: string): Promise<PublishedVersion | null> {
    const asked = forms.findPublishedVersion(slug)
    if (remembered.size >= maxRemembered) remembered.clear()
    remembered.set(slug, asked)
    const forget = () => {
      if (remembered.get(slug) === asked) remembered.delete(slug)
    }
    // Unknown slugs are not cached, because their number is unlimited; former ones, because they end by time. Failures
    // are not cached, so that they can recover.
    asked.then((version) => {
      if (version === null || version.slug !== undefined) forget()
    }, forget)
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
