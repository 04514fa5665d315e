import type { ReactNode } from 'react'
import { Wrap } from '../../../site/Wrap.tsx'
import { classNames } from '../../../ui/class-names.ts'
import section from '../Section.module.css'
import { EmbedPicture, ImportPicture } from './code-pictures.tsx'
import styles from './Features.module.css'
import { ForkPicture } from './ForkPicture.tsx'
import { AnswersPicture, BrandPicture, DisplayPicture, PaymentPicture } from './pictures.tsx'

/** What the product does, on twelve columns: 7 + 5, 4 + 4 + 4, 7 + 5. */
export function Features() {
  return (
    <Wrap className={classNames(section.section, styles.features)} id="features">
      <div className={section.head}>
        <h2>Everything a good question needs</h2>
        <p>
          Fourteen kinds of field, conditions on any of them, and a place for what people tell you.
        </p>
      </div>
      <ul className={styles.cards}>
        <Card wide picture={<ForkPicture />} title="Logic you can see">
          Every condition is drawn as a branch. Follow a path at a glance, or read it as a sentence:
          show Budget when Your role equals Buyer.
        </Card>
        <Card narrow picture={<ImportPicture />} title="Start from what you have">
          Paste a tree, import a file, pick one of twelve templates, or describe the form in your
          own words.
        </Card>
        <Card picture={<DisplayPicture />} title="All at once, or one by one">
          The whole form on a page, or a single question at a time with a progress bar.
        </Card>
        <Card picture={<BrandPicture />} title="Your brand, not ours">
          Your colours, your typeface, your corners. Set them once and every question follows.
        </Card>
        <Card picture={<PaymentPicture />} title="Take a payment">
          A fixed price, or an amount of their choice, in five currencies.
        </Card>
        <Card wide low picture={<AnswersPicture />} title="Every answer in one place">
          Search across all answers, open any submission in full, and take the lot with you as CSV.
        </Card>
        <Card narrow low picture={<EmbedPicture />} title="One link, or inside your page">
          Share the address, or paste three lines into the site you already have.
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
