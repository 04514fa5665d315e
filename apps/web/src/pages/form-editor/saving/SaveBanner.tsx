import { inputProblemsSentence } from '@ramiform/contract/problems'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { isDirty } from '../../../editing/draft/editor-store.ts'
import { replaceDraft } from '../../../editing/draft/form-commands.ts'
import { draftOf } from '../../../editing/draft/form-draft.ts'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import type { OtherWindows } from '../../../editing/saving/other-windows.ts'
import type { SaveState } from '../../../editing/saving/saver.ts'
import { focusCard } from '../../../editing/target-fields.ts'
import { useSaveState } from '../../../editing/use-saver.ts'
import { Button } from '../../../ui/Button.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { openSettingsAt } from '../commands/settings-sections.ts'
import styles from './Banner.module.css'
import { Banner } from './Banner.tsx'
import { refusedPlace } from './refused-place.ts'
import { standingProblems } from './standing-problems.ts'
import { timeInWords } from './time-in-words.ts'
import { useOtherWindows } from './use-other-windows.ts'

/** Banner with the most urgent saving problem and its actions. */
export function SaveBanner() {
  const state = useSaveState()
  const others = useOtherWindows()
  useEffect(() => {
    // Registers the conflict with the other windows' changes, so that the banner stays if the owner closes the dialog.
    if (state.kind !== 'conflict') return
    const { revision = state.theirs.version, updatedAt: at } = state.theirs
    others?.heardOf({ revision, at })
  }, [state, others])
  if (state.kind === 'retrying') return <Retrying {...state} />
  if (state.kind === 'refused') return <Refused {...state} />
  return others === null || state.kind === 'conflict' ? null : <Others others={others} />
}

function Retrying({
  message,
  isSignedOut,
  at,
}: {
  message: string
  isSignedOut: boolean
  at: number
}) {
  const { saver } = useEditor()
  return (
    <Banner
      kind="warning"
      actions={
        <>
          {isSignedOut ? (
            <LinkButton size="sm" to="/login" target="_blank" rel="noreferrer">
              Sign in
            </LinkButton>
          ) : (
            <Countdown to={at} />
          )}
          <Button size="sm" onClick={() => void saver.save()}>
            Try now
          </Button>
        </>
      }
    >
      {isSignedOut
        ? 'Not saved: you are signed out. Sign in to save your changes. They are stored in this browser.'
        : `Not saved. ${message} Your changes are stored in this browser.`}
    </Banner>
  )
}

const secondMs = 1_000

function Countdown({ to }: { to: number }) {
  const now = useNow(secondMs)
  const seconds = Math.max(0, Math.ceil((to - now.getTime()) / secondMs))
  return (
    <span className={styles.soon} aria-hidden="true">
      {seconds === 0 ? 'Retrying...' : `Retrying in ${seconds} s`}
    </span>
  )
}

/**
 * Banner for rejected changes. After the owner fixes them it stays until the next save: removing it would shift the
 * canvas.
 */
function Refused(state: Extract<SaveState, { kind: 'refused' }>) {
  const { saver, store, screen } = useEditor()
  const draft = useEditorState((editor) => editor.draft)
  const { problems = [], message } = state
  const standing = standingProblems(state, draft)
  const place = refusedPlace({ ...state, problems: standing })
  const sentence = standing.length === problems.length ? message : inputProblemsSentence(standing)
  function show({ fieldId, section }: NonNullable<typeof place>) {
    if (section !== undefined) return openSettingsAt(screen, section)
    if (fieldId === undefined) return
    screen.show('fields')
    store.select(fieldId)
    focusCard(fieldId)
  }
  return (
    <Banner
      kind="warning"
      actions={
        <>
          {place !== null && (
            <Button size="sm" onClick={() => show(place)}>
              Show
            </Button>
          )}
          <Button size="sm" onClick={() => void saver.save()}>
            Try again
          </Button>
        </>
      }
    >
      {problems.length > 0 && standing.length === 0
        ? 'Not saved yet. You changed the rejected value.'
        : `Not saved. ${place === null ? sentence : `${place.words}.`}`}
    </Banner>
  )
}

function Others({ others }: { others: OtherWindows }) {
  const { saver, store } = useEditor()
  const toast = useToast()
  const dirty = useEditorState(isDirty)
  const { open, saved } = useStore(others)
  const [dismissed, setDismissed] = useState(false)
  useEffect(() => {
    if (open === 0) setDismissed(false)
  }, [open])

  /**
   * Loads the other version. With local changes, it shows both; otherwise it applies the other version as one undo
   * step.
   */
  async function decide() {
    if (!(await saver.meet())) return toast('Could not load the other version.', { kind: 'failed' })
    const state = saver.state()
    if (dirty || state.kind !== 'conflict') return
    store.follow(state.theirs)
    store.run(replaceDraft(draftOf(state.theirs), 'Use the other version'))
    saver.settle()
  }

  if (saved !== null) {
    return (
      <Banner
        kind="warning"
        actions={
          <Button size="sm" onClick={() => void decide()}>
            {dirty ? 'Decide now' : 'Show that version'}
          </Button>
        }
      >
        {`This form was saved elsewhere ${timeInWords(saved.at)}. ${
          dirty
            ? 'Your changes are safe. Choose a version when you save.'
            : 'You are viewing an older version.'
        }`}
      </Banner>
    )
  }
  if (open === 0 || dismissed) return null
  return (
    <Banner
      kind="information"
      actions={
        <Button size="sm" variant="quiet" onClick={() => setDismissed(true)}>
          Dismiss
        </Button>
      }
    >
      This form is also open in another window. Edit it in only one of them.
    </Banner>
  )
}
