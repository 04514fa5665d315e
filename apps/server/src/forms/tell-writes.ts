import type { FormStore } from './form-store.ts'

/** Wraps the store and calls `wrote` after each write that may change a form's public page. */
export function tellWrites(forms: FormStore, wrote: (formId: string) => void): FormStore {
  function telling<Rest extends unknown[], Result>(
    write: (ownerId: string, formId: string, ...rest: Rest) => Promise<Result>,
  ): (ownerId: string, formId: string, ...rest: Rest) => Promise<Result> {
    return async (ownerId, formId, ...rest) => {
      try {
        return await write(ownerId, formId, ...rest)
      } finally {
        // A failed write may still have been committed.
        wrote(formId)
      }
    }
  }

  return {
    ...forms,
    save: telling(forms.save),
    rename: telling(forms.rename),
    remove: telling(forms.remove),
    unpublish: telling(forms.unpublish),
    changeSlug: telling(forms.changeSlug),
  }
}
