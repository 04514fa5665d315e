import { fieldTemplates } from '@ramiform/formats/templates/field-templates'
import { formTemplates } from '@ramiform/formats/templates/index'
import { IconFile, IconSparkles, IconTemplate, IconUpload } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { TabPanel, Tabs } from '../../ui/Tabs.tsx'
import { DescribeWay } from './DescribeWay.tsx'
import { EmptyWay } from './EmptyWay.tsx'
import { ImportWay } from './ImportWay.tsx'
import { ResultColumn } from './ResultColumn.tsx'
import styles from './StartDialog.module.css'
import { type StartDraft, type StartWay, startWays } from './start-draft.ts'
import { TemplateWay } from './TemplateWay.tsx'
import type { Start } from './use-start.ts'

export interface StartDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly way: StartWay
  readonly onWay: (way: StartWay) => void
  /** false inside a form, where no form is created */
  readonly isNew: boolean
  /** true when it was opened for a document */
  readonly isForDocument?: boolean
  readonly start: Start
  readonly draft: StartDraft
  readonly onDraft: (part: Partial<StartDraft>) => void
  /** replaces the input and the result after the fields were added */
  readonly done?: ReactNode
  readonly alert: string | null
  readonly note: ReactNode
  readonly actions: ReactNode
  /** the primary action, for Ctrl+Enter and for Enter in the title of an empty form */
  readonly onPrimary: () => void
}

const words = {
  empty: { Icon: IconFile, name: 'Empty', about: 'A blank form' },
  describe: { Icon: IconSparkles, name: 'Describe', about: 'Natural Language' },
  import: { Icon: IconUpload, name: 'Import', about: 'Files, paste, ASCII Tree, JSON Schema' },
  template: {
    Icon: IconTemplate,
    name: 'Template',
    about: `${formTemplates.length + fieldTemplates.length} templates`,
  },
} as const

/** The dialog for a new form or for more fields: ways to start, their input, and the result beside it. */
export function StartDialog(props: StartDialogProps) {
  const { way, onWay, isNew, start, draft, onDraft, done, onPrimary } = props
  const box = useRef<HTMLElement>(null)
  const [pointed, setPointed] = useState<string | null>(null)
  const [shown, setShown] = useState<string | null>(null)
  const ways = startWays.filter((one) => isNew || one !== 'empty')

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      onPrimary()
      return
    }
    const asked = startWays[Number(event.code.replace('Digit', '')) - 1]
    if (!event.altKey || asked === undefined || !ways.includes(asked)) return
    event.preventDefault()
    onWay(asked)
    requestAnimationFrame(() => box.current?.focus())
  }

  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onClose}
      title={props.title}
      width={1160}
      isFlush
      className={styles.dialog}
      initialFocus={box}
      alert={props.alert}
      note={props.note}
      actions={props.actions}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of the controls inside */}
      <div className={styles.keys} onKeyDown={onKeyDown}>
        {done || (
          <Tabs
            label="Ways to start"
            look="side"
            className={styles.columns}
            tabs={ways.map((value) => ({ value, label: <WayLabel way={value} /> }))}
            value={way}
            onChange={onWay}
          >
            <TabPanel value="empty" className={styles.input}>
              <EmptyWay
                title={draft.title}
                boxRef={box}
                onChange={(title) => onDraft({ title })}
                onEnter={onPrimary}
              />
            </TabPanel>
            <TabPanel value="describe" className={styles.input}>
              <DescribeWay
                isNew={isNew}
                draft={draft}
                onDraft={onDraft}
                boxRef={box}
                places={start.places}
                unused={start.unused}
                pointed={pointed}
                onPoint={setPointed}
              />
            </TabPanel>
            <TabPanel value="import" className={styles.input}>
              <ImportWay
                isNew={isNew}
                isForDocument={props.isForDocument ?? false}
                start={start}
                pasted={draft.pasted}
                onPasted={(pasted) => onDraft({ pasted })}
                boxRef={box}
                pointed={pointed}
                onPoint={setPointed}
                onShow={setShown}
              />
            </TabPanel>
            <TabPanel value="template" className={styles.input}>
              <TemplateWay
                isNew={isNew}
                picked={draft.template}
                boxRef={box}
                onPick={(template) => onDraft({ template })}
              />
            </TabPanel>
            <ResultColumn
              way={way}
              isNew={isNew}
              start={start}
              title={draft.title}
              pointed={pointed}
              shown={shown}
              onPoint={setPointed}
              onShow={setShown}
              onClose={props.onClose}
              onExample={(description) => onDraft({ description })}
            />
          </Tabs>
        )}
      </div>
    </Dialog>
  )
}

function WayLabel({ way }: { way: StartWay }) {
  const { Icon, name, about } = words[way]
  return (
    <>
      <Icon size={18} stroke={1.75} aria-hidden />
      <span className={styles.way}>
        <b>{name}</b>
        <small>{about}</small>
      </span>
    </>
  )
}
