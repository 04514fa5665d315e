import type { Filling } from '@ramiform/core/filling/filling'
import { english } from '@ramiform/core/words/en'
import { formTemplates } from '@ramiform/formats/templates/index'
import { FormView } from '@ramiform/renderer'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { EmbeddedFrame } from '../../forms/preview/EmbeddedFrame.tsx'
import { loadPatterns } from '../../forms/preview/load-patterns.ts'
import { Drawer } from '../../ui/Drawer.tsx'
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
  return (
    <Drawer open onOpenChange={onClose} title={title} note="Nothing is sent." actions={action}>
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
    </Drawer>
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
