import type { Submission } from '@ramiform/contract/calls'
import type { Form } from '@ramiform/core/form'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { messageOf } from '../../../api/api-error.ts'
import { saveFile } from '../../../files/save-file.ts'
import { storedChoice } from '../../../storage/stored-choice.ts'
import { type ProgressToast, useProgressToast, useToast } from '../../../ui/Toast.tsx'
import type { ListQuery } from '../shared/submission-queries.ts'
import { exportFile } from './export-file.ts'
import { type ExportChoice, mostChosen } from './export-request.ts'

/** milliseconds after which progress is shown */
const patienceMs = 800

const showEveryMs = 100

const figure = (count: number) => count.toLocaleString('en')

function progressText(rows: number, of: number | null): string {
  return of === null
    ? `Exporting, ${figure(rows)} so far`
    : `Exporting ${figure(rows)} of ${figure(of)} submissions`
}

/** Which submissions to export. */
export type ExportScope = 'all' | 'found' | 'selected'

export interface Exportable {
  readonly form: Form
  /** number of all submissions */
  readonly total: number
  /** filter and order of the found rows */
  readonly list: ListQuery
  readonly selected: readonly Submission[]
}

const orderOf = ({ sort }: ListQuery): ListQuery => (sort === undefined ? {} : { sort })

/** What stands in cells of questions that were not asked, remembered in this browser. */
const unaskedChoice = storedChoice('ramiform:unasked-cells', ['empty', 'words'], 'empty')

/** Exports with delayed progress, a cancel button and an error message. Keeps the chosen format. */
export function useExport({ form, total, list, selected }: Exportable) {
  const [format, setFormat] = useState<'csv' | 'xlsx'>('csv')
  const [unasked, setUnasked] = useState(unaskedChoice.read)
  const queryClient = useQueryClient()
  const toast = useToast()
  const startProgress = useProgressToast()
  const [isExporting, setIsExporting] = useState(false)
  const underWay = useRef<AbortController>(null)

  async function start(
    scope: ExportScope,
    choice: Pick<ExportChoice, 'format' | 'unasked'>,
  ): Promise<void> {
    if (underWay.current !== null) return
    const isChosen = scope === 'selected'
    const needsServer = choice.format === 'xlsx' || choice.unasked
    if (isChosen && needsServer && selected.length > mostChosen) {
      const most = figure(mostChosen)
      toast(`Select up to ${most} submissions, or export all found ones.`, { kind: 'failed' })
      return
    }
    const control = new AbortController()
    underWay.current = control
    setIsExporting(true)
    let progress: ProgressToast | undefined
    const patience = setTimeout(() => {
      progress = startProgress('Exporting submissions...', { cancel: () => control.abort() })
    }, patienceMs)
    let exported = 0
    let shown = 0
    try {
      const file = await exportFile({
        ...choice,
        form,
        filter: scope === 'found' ? list : isChosen ? orderOf(list) : {},
        chosen: isChosen ? selected : undefined,
        total: isChosen ? selected.length : total,
        queryClient,
        signal: control.signal,
        onProgress(rows, of) {
          exported = rows
          const now = Date.now()
          if (now < shown + showEveryMs) return
          shown = now
          progress?.show(progressText(rows, of), of === null ? null : rows, of ?? 1)
        },
      })
      progress?.done(`${figure(exported)} submissions exported`)
      saveFile(file.content, file.name)
    } catch (error) {
      if (control.signal.aborted) return
      const reason = `Could not export the submissions. ${messageOf(error)}`
      if (progress === undefined) toast(reason, { kind: 'failed' })
      else progress.failed(reason)
    } finally {
      clearTimeout(patience)
      underWay.current = null
      setIsExporting(false)
    }
  }

  return {
    isExporting,
    start: (...request: Parameters<typeof start>) => void start(...request),
    format,
    setFormat,
    unasked,
    setUnasked(next: typeof unasked) {
      setUnasked(next)
      unaskedChoice.write(next)
    },
  }
}
