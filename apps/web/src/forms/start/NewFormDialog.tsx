import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { StartDialog } from './StartDialog.tsx'
import { emptyDraft, keepDraft, readDraft, type StartDraft, type StartWay } from './start-draft.ts'
import { basicForm, emptyForm, formWith } from './start-form.ts'
import { useCreation } from './use-creation.ts'
import { type Start, useStart } from './use-start.ts'

export interface NewFormDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** the way that was asked for, with a number that changes with every opening, and a file that is already chosen */
  readonly asked: {
    readonly way: StartWay
    readonly isGenerator?: boolean
    readonly file?: File
    readonly time: number
  }
}

/** Creates a form: an empty one, or from a description, an import or a template. */
export function NewFormDialog({ open, onClose, asked }: NewFormDialogProps) {
  const { draft, change, clear } = useStoredDraft()
  const [way, setWay] = useState(asked.way)
  const [time, setTime] = useState(asked.time)
  if (time !== asked.time) {
    setTime(asked.time)
    setWay(asked.way)
  }
  const start = useStart(way, { draft, isNew: true, takenIds })
  useGivenFile(start, asked)
  const creation = useCreation(() => {
    clear()
    start.clear()
    onClose()
  })
  const { isCreating, create } = creation
  const { chosen } = start
  const isEmpty = way === 'empty'
  const canCreate = !isCreating && (isEmpty || start.isReady)
  const isTree =
    way === 'import' && start.importFrom === 'paste' && start.paste.reading?.format === 'ASCII Tree'
  const hasBasic = way === 'describe' || (isTree && start.found !== null)
  const canCreateBasic = !isCreating && (way !== 'describe' || draft.description.trim() !== '')

  function createNow() {
    if (!canCreate) return
    create(isEmpty ? emptyForm(draft) : formWith(chosen, start.about, draft, way))
  }

  return (
    <StartDialog
      open={open}
      onClose={onClose}
      title={asked.isGenerator ? 'Smart Form Generator' : 'New form'}
      way={way}
      onWay={(next) => {
        creation.forgetFailure()
        setWay(next)
      }}
      isNew
      start={start}
      draft={draft}
      onDraft={(part) => {
        creation.forgetFailure()
        change(part)
      }}
      alert={creation.failure}
      note={start.missing ?? 'Read in this browser and sent nowhere.'}
      onPrimary={createNow}
      actions={
        <>
          {hasBasic && (
            <Button
              variant="quiet"
              disabled={!canCreateBasic}
              disabledReason={canCreateBasic || isCreating ? undefined : 'Describe the form first'}
              title="Makes a basic form: Full Name, Email Address and Primary Interest"
              onClick={() => create(basicForm(draft, way, Date.now()))}
            >
              Generate Form
            </Button>
          )}
          <Button
            variant="primary"
            busy={isCreating}
            disabled={!canCreate}
            disabledReason={canCreate || isCreating ? undefined : missing[way]}
            onClick={createNow}
          >
            {isCreating
              ? 'Generating Form...'
              : isEmpty
                ? 'Create empty form'
                : chosen.length === 0
                  ? 'Create form'
                  : `Create with ${chosen.length === 1 ? '1 field' : `${chosen.length.toLocaleString('en')} fields`}`}
          </Button>
        </>
      }
    />
  )
}

/** Reads a file that was dropped or pasted before the dialog opened. */
function useGivenFile({ file, setImportFrom }: Start, asked: NewFormDialogProps['asked']) {
  const read = useEffectEvent((given: File) => {
    setImportFrom('file')
    file.choose(given)
  })
  useEffect(() => {
    if (asked.file !== undefined) read(asked.file)
  }, [asked])
}

const missing: Readonly<Record<StartWay, string>> = {
  empty: '',
  describe: 'Describe the form first',
  import: 'Choose a file or paste text first',
  template: 'Pick a template first',
}

const takenIds = () => []

const storage = () => sessionStorage

/** The draft of this browser session, stored on every change. It survives closing the dialog or the page. */
function useStoredDraft() {
  const [draft, setDraft] = useState(() => readDraft(storage))
  useEffect(() => keepDraft(storage, draft), [draft])
  return {
    draft,
    change: (part: Partial<StartDraft>) => setDraft((before) => ({ ...before, ...part })),
    clear: () => setDraft(emptyDraft),
  }
}
