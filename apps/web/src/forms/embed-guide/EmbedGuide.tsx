import { IconCheck, IconExternalLink } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { CopyLine } from '../../clipboard/CopyLine.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { IconLink } from '../../ui/IconLink.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { TabPanel, Tabs } from '../../ui/Tabs.tsx'
import { publicAddress, publicPath } from '../public-address.ts'
import { CodeBox } from './CodeBox.tsx'
import styles from './EmbedGuide.module.css'
import { embedSnippets, type SnippetName } from './embed-snippets.ts'
import { platforms } from './platforms.ts'
import { type ScriptMode, scriptSnippet, scriptSnippets } from './script-snippets.ts'

export interface EmbedGuideProps {
  readonly form: { readonly name: string; readonly slug: string }
  readonly open: boolean
  readonly onClose: () => void
}

const snippetNames = Object.keys(embedSnippets) as SnippetName[]
const tabs = [
  ...snippetNames.map((value) => ({ value, label: embedSnippets[value].label })),
  { value: 'script', label: 'Script' },
] as const

/** Guide to embedding a published form in another website (spec section 2). */
export function EmbedGuide({ form, open, onClose }: EmbedGuideProps) {
  const { slug } = form
  const id = useId()
  return (
    <Dialog open={open} onOpenChange={onClose} title="Embed Guide" width={720}>
      <div className={styles.guide}>
        <section aria-labelledby={`${id}-url`}>
          <h3 id={`${id}-url`}>Direct URL</h3>
          <CopyLine text={publicAddress(slug)} of="the direct URL">
            <IconLink
              size="sm"
              to={publicPath(slug)}
              target="_blank"
              rel="noreferrer"
              label="Open in new tab"
              icon={<IconExternalLink size={18} stroke={1.75} aria-hidden />}
            />
          </CopyLine>
        </section>
        <EmbedCode form={form} />
      </div>
    </Dialog>
  )
}

/** The code for each way of embedding, with tips and where to paste it. */
function EmbedCode({ form: { name, slug } }: Pick<EmbedGuideProps, 'form'>) {
  const [chosen, setChosen] = useState<SnippetName | 'script'>('basic')
  const address = publicAddress(slug)
  const id = useId()
  return (
    <div className={styles.guide}>
      <section aria-labelledby={`${id}-code`}>
        <h3 id={`${id}-code`}>Add it to your page</h3>
        <Tabs label="Embed code type" look="well" tabs={tabs} value={chosen} onChange={setChosen}>
          {snippetNames.map((value) => {
            const { label, hint, code } = embedSnippets[value]
            return (
              <TabPanel key={value} value={value}>
                <CodeBox code={code({ name, address })} of={`the code: ${label}`} />
                <p className={styles.hint}>{hint}</p>
              </TabPanel>
            )
          })}
          <TabPanel value="script">
            <ScriptPanel address={address} />
          </TabPanel>
        </Tabs>
      </section>
      <div className={styles.columns}>
        <section aria-labelledby={`${id}-tips`}>
          <h3 id={`${id}-tips`}>Tips</h3>
          <ul className={styles.tips}>
            {tips.map((tip) => (
              <li key={tip}>
                <IconCheck size={16} stroke={1.75} aria-hidden />
                {tip}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby={`${id}-platforms`}>
          <h3 id={`${id}-platforms`}>Where to paste it</h3>
          <dl className={styles.platforms}>
            {platforms.map((platform) => (
              <div key={platform.name}>
                <dt>{platform.name}</dt>
                <dd>{platform.place}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </div>
  )
}

const modes = Object.keys(scriptSnippets) as ScriptMode[]

/** Embed code with our script, for each display mode. */
function ScriptPanel({ address }: { address: string }) {
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

const tips = [
  'Allow at least 600 px of height for long forms, or use Script to fit the height automatically.',
  'Script tells your page when a form is submitted, and can prefill answers.',
  'Changes you save appear at once, with no new code.',
  'Some site builders need an HTML or code block.',
] as const
