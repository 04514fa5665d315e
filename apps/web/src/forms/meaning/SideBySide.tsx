import type { Answers } from '@ramiform/core/answers'
import { FormView, type ShownForm } from '@ramiform/renderer'
import { useEffect, useMemo, useState } from 'react'
import { upTo } from '../../ui/breakpoints.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { DeviceFrame } from '../preview/DeviceFrame.tsx'
import { loadPatterns } from '../preview/load-patterns.ts'
import { markField } from '../preview/mark-field.ts'
import { useInLanguage } from '../preview/use-in-language.ts'
import type { CompareJob } from './compare-job.ts'
import styles from './SideBySide.module.css'

export interface SideBySideProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly versions: CompareJob
  readonly names: readonly [string, string]
  readonly form: Pick<ShownForm, 'name' | 'description'>
  /** the example, and the question that it shows or hides */
  readonly seen: {
    readonly answers: Answers
    readonly fieldId: string
    readonly label: string
    readonly effect: string
  }
}

/** Both versions in the preview, filled in with the fewest answers that show a difference. Phones show one at a time. */
export function SideBySide({ open, onClose, versions, names, form, seen }: SideBySideProps) {
  const phone = useMedia(upTo.phone)
  const [side, setSide] = useState<'before' | 'after'>('after')
  const [before, after] = names
  const sides = [
    { side: 'before', name: before, schema: versions.before },
    { side: 'after', name: after, schema: versions.after },
  ] as const
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={seen.label}
      description={`The example: ${seen.effect}.`}
      width={960}
    >
      {phone && (
        <Segmented
          label="Version"
          value={side}
          options={sides.map((one) => ({ value: one.side, label: one.name }))}
          onChange={setSide}
        />
      )}
      <div className={styles.sides}>
        {sides
          .filter((one) => !phone || one.side === side)
          .map((one) => (
            <section key={one.side} aria-label={one.name}>
              {!phone && <h3>{one.name}</h3>}
              <Filled form={form} schema={one.schema} seen={seen} />
            </section>
          ))}
      </div>
    </Dialog>
  )
}

function Filled({
  form: { name, description },
  schema,
  seen,
}: { schema: ShownForm['schema'] } & Pick<SideBySideProps, 'form' | 'seen'>) {
  const shown = useMemo(() => ({ name, description, schema }), [name, description, schema])
  const { form, words } = useInLanguage(shown)
  const [page, setPage] = useState<Document | null>(null)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    if (page !== null && isReady) markField(page, seen.fieldId, { scroll: true })
  }, [page, isReady, seen.fieldId])
  return (
    <div className={styles.frame}>
      <DeviceFrame device="phone" style={schema.settings.style} onPage={setPage}>
        <FormView
          key={words.language}
          words={words}
          form={form}
          answers={seen.answers}
          loadPatterns={loadPatterns}
          onFilling={() => setReady(true)}
        />
      </DeviceFrame>
    </div>
  )
}
