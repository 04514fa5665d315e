import { useState } from 'react'
import { Segmented } from '../../ui/Segmented.tsx'
import { CodeBox } from './CodeBox.tsx'
import styles from './EmbedGuide.module.css'
import { type ScriptMode, scriptSnippet, scriptSnippets } from './script-snippets.ts'

const modes = Object.keys(scriptSnippets) as ScriptMode[]

/** Embed code with our script, for each display mode. */
export function ScriptPanel({ address }: { address: string }) {
  const [mode, setMode] = useState<ScriptMode>('inline')
  const { label, hint } = scriptSnippets[mode]
  return (
    <>
      <div className={styles.modes}>
        <Segmented
          label="Display mode"
          options={modes.map((value) => ({ value, label: scriptSnippets[value].label }))}
          value={mode}
          onChange={setMode}
        />
      </div>
      <CodeBox code={scriptSnippet(mode, { address })} of={`the code: Script, ${label}`} />
      <p className={styles.hint}>{hint}</p>
    </>
  )
}
