import type { DisplayStyle, FormStyle, Settings } from '@ramiform/core/form'
import { paletteOf } from '@ramiform/renderer/palette'
import { useMemo } from 'react'
import { changeSettings } from '../../../editing/draft/form-commands.ts'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import type { ColorPart } from './contrast.ts'

export interface StyleEdits {
  /**
   * Changes members of the style as one undo step; absent members are removed. `name` is the step's name. Changes that
   * follow one another in the same `control` are one step.
   */
  set(members: FormStyle, name: string, control?: string): void
  /** Sets a color. A form that followed its visitors' scheme continues to do so. */
  setColor(part: ColorPart, color: string, control?: string): void
  setDisplayStyle(displayStyle: DisplayStyle): void
  /** Removes all style settings. */
  reset(): void
}

const noStyle: FormStyle = {}

const stepNames: Readonly<Record<ColorPart, string>> = {
  accent: 'Change the accent',
  background: 'Change the background',
  card: 'Change the cards',
}

/** The style of the edited form. */
export function useStyle(): FormStyle {
  return useEditorState(({ draft }) => draft.schema.settings.style) ?? noStyle
}

/** Edits of the form's style. */
export function useStyleEdits(): StyleEdits {
  const { store } = useEditor()
  return useMemo(() => {
    const change = (settings: Partial<Settings>, name: string, control?: string) =>
      void store.run(changeSettings(settings, control, name))
    // Read the current style on each call: a color picker may report twice before the next render.
    const current = () => store.getState().draft.schema.settings.style ?? noStyle
    const set: StyleEdits['set'] = (members, name, control) =>
      change(
        { style: filled({ ...current(), ...members }) },
        name,
        control === undefined ? undefined : `style ${control}`,
      )
    return {
      set,
      setColor(part, color, control) {
        const dark = paletteOf(current()) === null ? true : current().dark
        set({ [part]: color, dark }, stepNames[part], control)
      },
      setDisplayStyle: (displayStyle) => change({ displayStyle }, 'Change the display style'),
      reset: () => change({ style: undefined }, 'Reset style'),
    }
  }, [store])
}

/** The style without absent members; absent itself when nothing is set. */
function filled(style: FormStyle): FormStyle | undefined {
  const members = Object.entries(style).filter(([, value]) => value !== undefined)
  return members.length === 0 ? undefined : Object.fromEntries(members)
}
