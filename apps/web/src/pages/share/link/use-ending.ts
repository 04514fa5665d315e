import { slugPattern } from '@ramiform/contract/slug'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError, messageOf } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { type EditedForm, formQuery, formsQuery, liveFormQuery } from '../../../api/queries.ts'
import { slugQuery } from './slug-query.ts'

/** Pause after typing before the server is asked if an ending is free, in milliseconds. */
const pauseMs = 300

const taken = 'This ending is taken.'

/** A new ending of a form's link: its text, if it can be used, and saving it. */
export function useEnding(form: EditedForm, ending: string) {
  const { id } = form
  const queryClient = useQueryClient()
  const [text, setText] = useState(ending)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const settled = useSettled(text)
  const isChanged = text !== ending
  const isValid = slugPattern.test(text)
  const { data } = useQuery({
    ...slugQuery(id, settled),
    enabled: settled !== ending && slugPattern.test(settled),
  })
  const isFree = isChanged && settled === text ? data?.isFree : undefined
  const problem =
    failure ?? (isChanged && !isValid ? ruleFor(text) : isFree === false ? taken : null)

  /** Saves the ending; true when it is saved. */
  async function save(): Promise<boolean> {
    if (!isChanged || problem !== null) return false
    setBusy(true)
    try {
      const { form: stored } = await call('changeSlug', { params: { id }, body: { slug: text } })
      queryClient.setQueryData(formQuery(id).queryKey, (known) =>
        known === undefined ? known : { ...known, slug: stored.slug },
      )
      void queryClient.invalidateQueries({ queryKey: formQuery(id).queryKey })
      void queryClient.invalidateQueries(liveFormQuery(id))
      void queryClient.invalidateQueries(formsQuery)
      return true
    } catch (error) {
      setFailure(error instanceof ApiError && error.status === 409 ? taken : messageOf(error))
      return false
    } finally {
      setBusy(false)
    }
  }

  return {
    text,
    isChanged,
    /** true once the server says so */
    isFree: isFree === true,
    problem,
    busy,
    change(next: string) {
      setFailure(null)
      setText(next.toLowerCase())
    },
    save,
  }
}

function ruleFor(text: string): string {
  if (/[^a-z0-9-]/.test(text)) return 'Use letters, digits and hyphens.'
  if (text.length < 3 || text.length > 80) return 'Use 3 to 80 characters.'
  return 'Start and end with a letter or digit.'
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
