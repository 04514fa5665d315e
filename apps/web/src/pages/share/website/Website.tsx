import { IconChevronRight } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { EmbedGuideOnDemand } from '../../../forms/embed-guide/EmbedGuideOnDemand.tsx'
import { Button } from '../../../ui/Button.tsx'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import type { ShareableForm } from '../link/shareable-form.ts'
import { CodeWithOptions } from './CodeWithOptions.tsx'
import { Platforms } from './Platforms.tsx'
import type { TryOutProps } from './TryOut.tsx'
import { WayTiles } from './WayTiles.tsx'
import styles from './Website.module.css'
import type { EmbedChoices, WayName } from './ways.ts'

const TryOut = lazyWithRetry<TryOutProps>(() => import('./TryOut.tsx').then((m) => m.TryOut))

/** Ways to embed the form: choose one, try it, copy its code. */
export function Website({ form }: { form: ShareableForm }) {
  const [way, setWay] = useState<WayName>('inline')
  const [choices, setChoices] = useState<EmbedChoices>({})
  const [guideOpen, setGuideOpen] = useState(false)
  const tiles = useRef<HTMLDivElement>(null)
  const heading = useId()
  const { slug } = form
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>Put it on your website</h2>
      <p className={styles.lead}>
        {slug === null
          ? 'Choose a way once the form is published.'
          : 'Choose a way, try it here, then copy the code.'}
      </p>
      <WayTiles ref={tiles} value={way} disabled={slug === null} onChange={setWay} />
      {slug !== null && (
        <div className={styles.columns}>
          <TryOut
            form={form}
            way={way}
            choices={choices}
            onLeave={() => tiles.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()}
            waiting="Loading the preview..."
          />
          <div>
            <CodeWithOptions
              form={{ name: form.name, slug }}
              way={way}
              choices={choices}
              onChange={(some) => setChoices({ ...choices, ...some })}
            />
            <div className={styles.head}>
              <h3>Where to paste it</h3>
              <Button
                variant="quiet"
                size="sm"
                iconEnd={<IconChevronRight size={16} stroke={1.75} aria-hidden />}
                onClick={() => setGuideOpen(true)}
              >
                Embed Guide
              </Button>
            </div>
            <Platforms />
            <EmbedGuideOnDemand
              form={{ name: form.name, slug }}
              open={guideOpen}
              onClose={() => setGuideOpen(false)}
            />
          </div>
        </div>
      )}
    </section>
  )
}
