import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Wrap } from '../../layout/Wrap.tsx'
import section from '../Section.module.css'
import { EmbedPicture, ImportPicture } from './code-pictures.tsx'
import styles from './Features.module.css'
import { ForkPicture } from './ForkPicture.tsx'
import { AnswersPicture, BrandPicture, DisplayPicture, PaymentPicture } from './pictures.tsx'

/** Features in twelve columns: 7 + 5, 4 + 4 + 4, 7 + 5. */
export function Features() {
  return (
    <Wrap className={classNames(section.section, styles.features)} id="features">
      <div className={section.head}>
        <h2>Everything a good form needs</h2>
        <p>Fourteen field types, conditions on every field, and all answers in one place.</p>
      </div>
      <ul className={styles.cards}>
        <Card wide picture={<ForkPicture />} title="Logic you can see">
          Every condition is a branch. Follow it at a glance, or read it as a sentence: show Budget
          when Your role equals Buyer.
        </Card>
        <Card narrow picture={<ImportPicture />} title="Start from what you have">
          Import a file, choose a template, or describe the form.
        </Card>
        <Card picture={<DisplayPicture />} title="All at once, or one by one">
          The whole form on one page, or one question at a time with a progress bar.
        </Card>
        <Card picture={<BrandPicture />} title="Your brand, not ours">
          Set your colors, font and corners once for the whole form.
        </Card>
        <Card picture={<PaymentPicture />} title="Accept payments">
          A fixed price, or an amount that people choose, in five currencies.
        </Card>
        <Card wide low picture={<AnswersPicture />} title="Every answer in one place">
          Search all answers and export them as CSV.
        </Card>
        <Card narrow low picture={<EmbedPicture />} title="One link, or inside your page">
          Share the link, or paste three lines into your own site.
        </Card>
      </ul>
    </Wrap>
  )
}

function Card({
  picture,
  title,
  children,
  wide = false,
  narrow = false,
  low = false,
}: {
  picture: ReactNode
  title: string
  children: ReactNode
  wide?: boolean
  narrow?: boolean
  low?: boolean
}) {
  return (
    <li
      className={classNames(
        styles.card,
        wide && styles.wide,
        narrow && styles.narrow,
        low && styles.low,
      )}
    >
      <div className={styles.picture}>{picture}</div>
      <div className={styles.text}>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </li>
  )
}
