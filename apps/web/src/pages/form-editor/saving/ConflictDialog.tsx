import { useEffect, useId, useMemo, useState } from 'react'
import type { EditedForm } from '../../../api/queries.ts'
import { changesBetween } from '../../../editing/draft/changes-in-words.ts'
import { replaceDraft } from '../../../editing/draft/form-commands.ts'
import { draftOf } from '../../../editing/draft/form-draft.ts'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import { useSaveState } from '../../../editing/use-saver.ts'
import { Button } from '../../../ui/Button.tsx'
import { upTo } from '../../../ui/breakpoints.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { Changes } from './Changes.tsx'
import { CompareDialog } from './CompareDialog.tsx'
import styles from './saving.module.css'
import { ago, timeInWords } from './time-in-words.ts'

/**
 * Dialog for conflicting versions with a common base. The owner chooses one; the other remains available (decision 19).
 */
export function ConflictDialog(_shown: { open?: boolean }) {
  const state = useSaveState()
  return state.kind === 'conflict' ? (
    <Choice key={state.theirs.version} theirs={state.theirs} />
  ) : null
}

function Choice({ theirs }: { theirs: EditedForm }) {
  const { store, saver } = useEditor()
  const { draft, saved } = useEditorState((state) => state)
  const [side, setSide] = useState<'mine' | 'theirs'>('mine')
  const [comparing, setComparing] = useState(false)
  const lastEdit = useEditorState(({ past }) => past.at(-1)?.at)
  const toast = useToast()
  const phone = useMedia(upTo.phone)
  const name = useId()
  const mineChanges = useMemo(() => changesBetween(saved.draft, draft), [saved, draft])
  const theirChanges = useMemo(() => changesBetween(saved.draft, draftOf(theirs)), [saved, theirs])

  // Blur the focused input: typing behind the dialog would change one of the two versions to choose from.
  useEffect(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }, [])

  async function decide() {
    if (side === 'mine') {
      if (await saver.keepMine()) return
      if (saver.state().kind === 'conflict') {
        toast('Not saved. Nothing was changed. Try again.', { kind: 'failed' })
      }
      return
    }
    store.follow(theirs)
    store.run(replaceDraft(draftOf(theirs), 'Use the other version'))
    saver.settle()
  }

  if (comparing) {
    return (
      <CompareDialog
        base={saved.draft}
        mine={draft}
        theirs={draftOf(theirs)}
        onBack={() => setComparing(false)}
      />
    )
  }
  const later = (
    <Button variant="quiet" className={styles.later ?? ''} onClick={saver.settle}>
      Decide later
    </Button>
  )
  return (
    <Dialog
      open
      onOpenChange={saver.settle}
      title="This form has two versions"
      description="It was saved elsewhere while you were editing. Choose the version to continue with."
      note={phone ? undefined : later}
      actions={
        <>
          {phone && later}
          <Button onClick={() => setComparing(true)}>Compare</Button>
          <Button variant="primary" onClick={() => void decide()}>
            {side === 'mine' ? 'Keep yours' : 'Use the other version'}
          </Button>
        </>
      }
    >
      <svg className={styles.fork} viewBox="0 0 584 76" aria-hidden="true">
        <path d="M292 30V36C292 64 144 44 144 76" />
        <path d="M292 36C292 64 440 44 440 76" />
        <circle cx="292" cy="30" r="5" />
        <text x="292" y="13">{`Both started from the version saved ${timeInWords(saved.at)}`}</text>
      </svg>
      <fieldset className={styles.sides}>
        <legend className="visually-hidden">Version to continue with</legend>
        <label className={styles.side}>
          <input
            type="radio"
            name={name}
            checked={side === 'mine'}
            onChange={() => setSide('mine')}
          />
          <b>Yours, not saved yet</b>
          <small>{lastEdit === undefined ? 'In this window' : `Last edit ${ago(lastEdit)}`}</small>
          <Changes changes={mineChanges} />
        </label>
        <label className={styles.side}>
          <input
            type="radio"
            name={name}
            checked={side === 'theirs'}
            onChange={() => setSide('theirs')}
          />
          <b>Saved elsewhere</b>
          <small>{`Saved ${ago(Date.parse(theirs.updatedAt))} in another window`}</small>
          <Changes changes={theirChanges} />
        </label>
      </fieldset>
      <p className={styles.kept}>
        {side === 'mine'
          ? 'The other version stays in Saved versions.'
          : 'Choose Undo to get yours back.'}
      </p>
    </Dialog>
  )
}
