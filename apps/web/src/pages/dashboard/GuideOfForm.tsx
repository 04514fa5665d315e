import type { FormListItem } from '@ramiform/contract/calls'
import { useState } from 'react'
import { EmbedGuideOnDemand } from '../../forms/embed-guide/EmbedGuideOnDemand.tsx'
import { liveSlug } from '../../forms/public-address.ts'

/** Embed guide for a form. Keeps the form while the dialog closes. */
export function GuideOfForm({ form, onClose }: { form: FormListItem | null; onClose: () => void }) {
  const [last, setLast] = useState(form)
  if (form !== null && form !== last) setLast(form)
  const slug = last === null ? null : liveSlug(last)
  if (last === null || slug === null) return null
  return (
    <EmbedGuideOnDemand form={{ name: last.name, slug }} open={form !== null} onClose={onClose} />
  )
}
