import { fieldTypes } from '@ramiform/fields'
import { formTemplates } from '@ramiform/formats/templates/index'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { EditorPicture } from './EditorPicture.tsx'
import styles from './Features.module.css'
import { FindingsPicture } from './FindingsPicture.tsx'
import {
  ImportPicture,
  LooksPicture,
  PaymentPicture,
  PhonesPicture,
  ResultsPicture,
  SharePicture,
} from './pictures.tsx'

const fieldTypeCount = Object.keys(fieldTypes).length

/** Features in twelve columns: 12, 5 + 7, 4 + 4 + 4, 7 + 5. Every picture is the product in HTML. */
export function Features() {
  return (
    <>
      <div>
        <h2>Everything a good form needs</h2>
        <p>
          {capitalized(inWords(fieldTypeCount))} field types, conditions on every field, and all
          answers in one place.
        </p>
      </div>
      <ul className={styles.cards}>
        <Card width="full" picture={<EditorPicture />} title="Logic you can see">
          Every condition is a branch. Follow it at a glance, or read it as a sentence: show Lunch
          when people take part in person.
        </Card>
        <Card
          id="proof"
          width="narrow"
          picture={<FindingsPicture />}
          title="Proved before you publish"
        >
          Questions that can never appear, contradictions and gaps, each in one sentence. Many have
          a fix.
        </Card>
        <Card width="wide" picture={<ResultsPicture />} title="Every answer in one place">
          Search and filter all answers, open any submission, and export them as CSV or Excel.
        </Card>
        <Card picture={<PhonesPicture />} title="All at once, or one by one">
          The whole form on one page, or one question at a time with a progress bar.
        </Card>
        <Card picture={<LooksPicture />} title="Your brand, not ours">
          Set your colors, font and corners once for the whole form.
        </Card>
        <Card picture={<PaymentPicture />} title="Accept payments">
          A fixed price, or an amount that people choose, in five currencies.
        </Card>
        <Card width="wide" picture={<ImportPicture />} title="Start from what you have">
          Paste a tree, import a file, choose one of {inWords(formTemplates.length)} templates, or
          describe the form in your own words.
        </Card>
        <Card width="narrow" picture={<SharePicture />} title="One link, or inside your page">
          Share the link, or paste three lines into your own site.
        </Card>
      </ul>
    </>
  )
}

interface CardProps {
  readonly id?: string
  readonly picture: ReactNode
  readonly title: string
  readonly width?: 'third' | 'narrow' | 'wide' | 'full'
  readonly children: ReactNode
}

function Card({ id, picture, title, width = 'third', children }: CardProps) {
  return (
    <li id={id} className={classNames(styles.card, styles[width])}>
      <div className={styles.picture} aria-hidden>
        {picture}
      </div>
      <div className={styles.text}>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </li>
  )
}

const words = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen',
  'sixteen seventeen eighteen nineteen twenty',
]
  .join(' ')
  .split(' ')

/** Numbers up to twenty in words, others in digits. */
const inWords = (count: number): string => words[count] ?? String(count)

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
