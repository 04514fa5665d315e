import type { Settings } from '@ramiform/core/form'
import { useMemo } from 'react'
import { changeSettings } from '../../../editing/draft/form-commands.ts'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import { useSaveState } from '../../../editing/use-saver.ts'
import { refusedSettings } from './refused-settings.ts'
import { type SettingProblems, settingProblems } from './setting-problems.ts'

/** settings with nested members */
type Part = 'advanced' | 'closing' | 'notifications' | 'payment'
type Texts =
  | 'title'
  | 'description'
  | 'submitButtonText'
  | 'successMessage'
  | 'redirectUrl'
  | 'privacyUrl'

interface TextSetting {
  readonly value: string
  readonly error: string | null
  readonly onChange: (value: string) => void
}

export interface SettingsForm {
  readonly settings: Settings
  readonly problems: SettingProblems
  /** Changes settings as one undo step; `name` is the step's name. */
  change(members: Partial<Settings>, name: string): void
  /** Changes members of a nested setting. Continued typing in the same `control` is one undo step. */
  changePart<Of extends Part>(
    part: Of,
    members: NonNullable<Settings[Of]>,
    name: string,
    control?: string,
  ): void
  /** returns the props of a text field */
  text(member: Texts, name: string): TextSetting
  notification(member: 'email' | 'webhook', name: string): TextSetting
  payment(member: 'publishableKey' | 'successUrl' | 'cancelUrl', name: string): TextSetting
}

/** Settings of the edited form, with their problems and edit functions. */
export function useSettings(): SettingsForm {
  const { store } = useEditor()
  const settings = useEditorState(({ draft }) => draft.schema.settings)
  const saveState = useSaveState()
  const problems = useMemo(
    () => ({ ...settingProblems(settings), ...refusedSettings(saveState, settings) }),
    [settings, saveState],
  )

  const changePart: SettingsForm['changePart'] = (part, members, name, control) => {
    // Read the current state on each call: a color picker may report twice before the next render.
    const before = store.getState().draft.schema.settings[part]
    store.run(changeSettings({ [part]: { ...before, ...members } }, control, name))
  }
  const filled = (value: string) => (value === '' ? undefined : value)

  return {
    settings,
    problems,
    change: (members, name) => void store.run(changeSettings(members, undefined, name)),
    changePart,
    text: (member, name) => ({
      value: settings[member] ?? '',
      error: problems[member],
      onChange: (value) =>
        void store.run(changeSettings({ [member]: filled(value) }, member, name)),
    }),
    notification: (member, name) => ({
      value: settings.notifications?.[member] ?? '',
      error: problems[`notifications.${member}`],
      onChange: (value) => changePart('notifications', { [member]: filled(value) }, name, member),
    }),
    payment: (member, name) => ({
      value: settings.payment?.[member] ?? '',
      error: problems[`payment.${member}`],
      onChange: (value) => changePart('payment', { [member]: filled(value) }, name, member),
    }),
  }
}
