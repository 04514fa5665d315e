import type { FormStore } from './form-store.ts'

/** Calls `wrote` after each write that may change what a form's public page shows. */
export function tellWrites(forms: FormStore, wrote: (formId: string) => void): FormStore {
  function telling<Rest extends unknown[], Result>(
    write: (ownerId: string, formId: string, ...rest: Rest) => Promise<Result>,
  ): (ownerId: string, formId: string, ...rest: Rest) => Promise<Result> {
    return async (ownerId, formId, ...rest) => {
      try {
        return await write(ownerId, formId, ...rest)
      } finally {
        // A write that failed may have happened all the same.
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
