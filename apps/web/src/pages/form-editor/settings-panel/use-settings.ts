import type { FormStyle, Settings } from '@ramiform/core/form'
import { useMemo } from 'react'
import { changeSettings } from '../../../editing/draft/form-commands.ts'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import { useSaveState } from '../../../editing/use-saver.ts'
import { refusedSettings } from './refused-settings.ts'
import { type SettingProblems, settingProblems } from './setting-problems.ts'

/** Members that hold further ones. */
type Part = 'advanced' | 'closing' | 'notifications' | 'payment' | 'style'
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
  /** Changes some settings as one step; `name` is what undo calls it. */
  change(members: Partial<Settings>, name: string): void
  /** Changes members of a part of the settings; typing on in one `control` is one step. */
  changePart<Of extends Part>(
    part: Of,
    members: NonNullable<Settings[Of]>,
    name: string,
    control?: string,
  ): void
  /** what a text box needs */
  text(member: Texts, name: string): TextSetting
  notification(member: 'email' | 'webhook', name: string): TextSetting
  payment(member: 'publishableKey' | 'successUrl' | 'cancelUrl', name: string): TextSetting
  /** Takes the whole style away. */
  resetStyle(): void
  readonly style: FormStyle
}

/** The settings of the form being edited, what is wrong with them, and how they are changed. */
export function useSettings(): SettingsForm {
  const { store } = useEditor()
  const settings = useEditorState(({ draft }) => draft.schema.settings)
  const saveState = useSaveState()
  const problems = useMemo(
    () => ({ ...settingProblems(settings), ...refusedSettings(saveState, settings) }),
    [settings, saveState],
  )

  const changePart: SettingsForm['changePart'] = (part, members, name, control) => {
    // Read when it happens: a picker may report twice before anything is drawn again.
    const before = store.getState().draft.schema.settings[part]
    store.run(changeSettings({ [part]: { ...before, ...members } }, control, name))
  }
  const filled = (value: string) => (value === '' ? undefined : value)

  return {
    settings,
    problems,
    style: settings.style ?? {},
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
    resetStyle: () =>
      void store.run(changeSettings({ style: undefined }, undefined, 'Reset style')),
  }
}
