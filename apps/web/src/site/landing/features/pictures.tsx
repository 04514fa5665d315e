import { IconDownload } from '@tabler/icons-react'
import { classNames } from '../../../ui/class-names.ts'
import { Names } from './Names.tsx'
import styles from './pictures.module.css'

/** Outlines of both display styles. */
export function DisplayPicture() {
  return (
    <div className={styles.displays} aria-hidden>
      <div className={styles.form}>
        <i className={styles.label} />
        <u />
        <i className={classNames(styles.label, styles.longer)} />
        <u />
        <b />
      </div>
      <div className={styles.form}>
        <i className={styles.progress} />
        <i className={styles.question} />
        <u className={styles.chosen} />
        <u />
        <b />
      </div>
    </div>
  )
}

const brands = [
  { title: 'Intake', look: styles.clinic },
  { title: 'Tasting', look: styles.cellar },
  { title: 'Join', look: styles.club },
] as const

/** One form in three styles. */
export function BrandPicture() {
  return (
    <div className={styles.brands} aria-hidden>
      {brands.map(({ title, look }) => (
        <div key={title} className={classNames(styles.brand, look)}>
          <strong>{title}</strong>
          <i />
          <b>Send</b>
        </div>
      ))}
    </div>
  )
}

export function PaymentPicture() {
  return (
    <div className={styles.payment} aria-hidden>
      <span className={styles.fee}>Workshop fee</span>
      <div className={styles.amount}>
        <span>$</span>
        <em>20.00</em>
        <small>USD</small>
      </div>
      <Names names={['USD', 'EUR', 'GBP', 'CAD', 'AUD']} chosen />
    </div>
  )
}

const submissions = [
  ['ana@example.com', 'In person', 'Vegetarian', '10:42'],
  ['Anonymous', 'Online', 'UTC+1', '09:15'],
  ['kofi@example.com', 'Not this time', 'Keep me posted', '08:03'],
] as const

export function AnswersPicture() {
  return (
    <div className={styles.answers} aria-hidden>
      <p>
        <span>3 submissions</span>
        <span>
          <IconDownload size={16} stroke={1.75} />
          Export CSV
        </span>
      </p>
      {submissions.map((cells) => (
        <div key={cells[0]}>
          {cells.map((cell) => (
            <span key={cell}>{cell}</span>
          ))}
        </div>
      ))}
    </div>
  )
}
