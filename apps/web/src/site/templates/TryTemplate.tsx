import { english } from '@ramiform/core/built-in-texts/en'
import type { Filling } from '@ramiform/core/filling/filling'
import { formTemplates } from '@ramiform/formats/templates/index'
import { FormView } from '@ramiform/renderer'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { EmbeddedFrame } from '../../forms/preview/EmbeddedFrame.tsx'
import { loadPatterns } from '../../forms/preview/load-patterns.ts'
import { upTo } from '../../ui/breakpoints.ts'
import { Drawer } from '../../ui/Drawer.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useMedia } from '../../ui/use-media.ts'
import type { ListedTemplate } from './listed-templates.ts'
import styles from './TryTemplate.module.css'

/** The drawing and the action come from the page: imported here too, they would become a chunk of every site page. */
export interface TryTemplateProps {
  readonly template: ListedTemplate
  /** draws the template's shape; `reached` are the positions of the questions that are asked */
  readonly draw: (reached: ReadonlySet<number>) => ReactNode
  readonly action: ReactNode
  readonly onClose: () => void
}

/** A template to fill in, in a panel. Its drawing fills in as questions are asked. Nothing is sent. */
export function TryTemplate({ template, draw, action, onClose }: TryTemplateProps) {
  const { slug, title, description } = template
  const schema = useMemo(() => schemaOf(slug), [slug])
  const [filling, setFilling] = useState<Filling | null>(null)
  const asked = useAsked(filling)
  const total = schema.fields.length
  const conditional = schema.fields.filter((field) => field.conditional !== undefined).length
  const reached = schema.fields.flatMap(({ id }, at) => (asked.has(id) ? [at] : []))
  const isOver = useMedia(upTo.narrow)
  const Frame = isOver ? DrawerFrame : SidePanel
  return (
    <Frame title={title} action={action} onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by key */}
      <section className={styles.content} tabIndex={0} aria-label="The form to try">
        <p>{`${total} questions: ${total - conditional} for everyone, ${conditional} only after an answer`}</p>
        <div className={styles.drawing}>
          {draw(new Set(reached))}
          <p role="status">{`${reached.length} of ${total} asked with these answers`}</p>
        </div>
        <EmbeddedFrame
          title={title}
          style={schema.settings.style}
          isLight={false}
          onEscape={onClose}
        >
          <FormView
            form={{ name: title, description, schema }}
            words={english}
            loadPatterns={loadPatterns}
            onFilling={setFilling}
          />
        </EmbeddedFrame>
      </section>
    </Frame>
  )
}

interface FrameProps {
  readonly title: string
  readonly action: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** On narrow windows, over the page. */
function DrawerFrame({ title, action, onClose, children }: FrameProps) {
  return (
    <Drawer open onOpenChange={onClose} title={title} note="Nothing is sent." actions={action}>
      {children}
    </Drawer>
  )
}

/** Beside the catalog, which stays usable. It takes the focus; the page gives it back. */
function SidePanel({ title, action, onClose, children }: FrameProps) {
  const heading = useId()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  return (
    <section
      ref={panel}
      role="dialog"
      aria-labelledby={heading}
      tabIndex={-1}
      className={styles.panel}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
      }}
    >
      <header>
        <h2 id={heading}>{title}</h2>
        <IconButton
          label="Close"
          tooltip="none"
          icon={<IconX size={18} stroke={1.75} aria-hidden />}
          onClick={onClose}
        />
      </header>
      {children}
      <footer>
        <span>Nothing is sent.</span>
        {action}
      </footer>
    </section>
  )
}

function schemaOf(slug: string) {
  let count = 0
  const newId = () => {
    count += 1
    return `field_${count}`
  }
  const template = formTemplates.find((one) => one.slug === slug)
  return template?.schema(newId) ?? { fields: [], settings: {} }
}

/** Ids of the questions that show with the answers so far. */
function useAsked(filling: Filling | null): ReadonlySet<string> {
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (filling === null) return
    const follow = () => setAsked(new Set(filling.visibleFields().map(({ id }) => id)))
    follow()
    return filling.subscribe(follow)
  }, [filling])
  return asked
}
