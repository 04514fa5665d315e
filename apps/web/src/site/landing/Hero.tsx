import { IconPlayerPlay } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { GetStarted } from '../layout/GetStarted.tsx'
import { Wrap } from '../layout/Wrap.tsx'
import styles from './Hero.module.css'
import { LivingForm } from './living-form/LivingForm.tsx'

export function Hero() {
  return (
    <Wrap className={styles.hero}>
      <div>
        <h1>Forms that branch with every answer</h1>
        <p className={styles.lead}>
          Ask only what matters. Draw the logic as branches, share one link, and read every answer
          in one place. No coding.
        </p>
        <div className={styles.ways}>
          <GetStarted size="xl" />
          <LinkButton
            size="xl"
            to="#demo"
            icon={<IconPlayerPlay size={18} stroke={1.75} aria-hidden />}
            onClick={showDemo}
          >
            View Demo
          </LinkButton>
        </div>
        <p className={styles.note}>Free forever plan. Open source.</p>
      </div>
      <LivingForm />
    </Wrap>
  )
}

/** Scrolls smoothly to the demo (spec section 2), or jumps with reduced motion. */
function showDemo(event: MouseEvent): void {
  const demo = document.getElementById('demo')
  if (demo === null) return
  event.preventDefault()
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  demo.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' })
  // Screen readers continue there, too.
  demo.focus({ preventScroll: true })
}
