import { IconGitMerge, IconLink, IconPlayerPlay, IconPlus } from '@tabler/icons-react'
import { Wrap } from '../layout/Wrap.tsx'
import styles from './Demo.module.css'
import section from './Section.module.css'

const steps = [
  { icon: IconPlus, name: 'Add the questions' },
  { icon: IconGitMerge, name: 'Draw the branches' },
  { icon: IconLink, name: 'Share the link' },
] as const

/** Placeholder for the video: Coming Soon (spec section 2). */
export function Demo() {
  return (
    <Wrap className={section.section}>
      <section id="demo" tabIndex={-1} className={styles.demo} aria-labelledby="see-a-form-grow">
        <div>
          <h2 id="see-a-form-grow">See a form grow</h2>
          <p>From an empty page to a published form, in one short video.</p>
          <ul>
            {steps.map(({ icon: Icon, name }) => (
              <li key={name}>
                <Icon size={20} stroke={1.75} aria-hidden />
                {name}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.film}>
          <div className={styles.soon}>
            <span className={styles.play}>
              <IconPlayerPlay size={28} stroke={1.5} aria-hidden />
            </span>
            <p className={styles.tag}>Coming Soon</p>
          </div>
        </div>
      </section>
    </Wrap>
  )
}
