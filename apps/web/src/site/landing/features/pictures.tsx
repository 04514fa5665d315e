import {
  IconCheck,
  IconCopy,
  IconCreditCard,
  IconDownload,
  IconFilter,
  IconX,
} from '@tabler/icons-react'
import { BranchMark } from '../../../ui/BranchMark.tsx'
import { classNames } from '../../../ui/class-names.ts'
import styles from './pictures.module.css'
import { Window } from './Window.tsx'

const submissions = [
  ['mei@example.org', 'Full day', 'Vegetarian', '10:42'],
  ['kofi@example.org', 'Morning', null, '09:15'],
  ['Anonymous', 'Full day', 'Other: halal', '08:57'],
  ['ada@example.org', 'Morning', null, '08:03'],
  ['noor@example.org', 'Full day', 'Vegan', 'Sun'],
] as const

export function ResultsPicture() {
  return (
    <Window
      bar={
        <>
          <b>Results</b>
          <span className={styles.quiet}>36 submissions</span>
        </>
      }
    >
      <div className={styles.filters}>
        <span>
          Session is answered
          <IconX size={14} stroke={1.75} />
        </span>
        <span>
          <IconFilter size={15} stroke={1.75} />
          Filter
        </span>
        <span>
          <IconDownload size={16} stroke={1.75} />
          Export CSV
        </span>
      </div>
      {/* No table: screen readers skip the picture, and a table would only lay it out. */}
      <div className={styles.results}>
        <div>
          <span>From</span>
          <span>Session</span>
          <span>Lunch</span>
          <span>Submitted</span>
        </div>
        {submissions.map(([email, session, lunch, sent]) => (
          <div key={email}>
            <span>{email}</span>
            <span>{session}</span>
            {lunch === null ? (
              <span className={styles.quiet}>Not asked</span>
            ) : (
              <span>{lunch}</span>
            )}
            <span>{sent}</span>
          </div>
        ))}
      </div>
    </Window>
  )
}

/** A form in both display styles. */
export function PhonesPicture() {
  return (
    <>
      <div className={styles.phone}>
        <strong>Open day</strong>
        <b>Your name</b>
        <i />
        <b>Will you join us?</b>
        <Choice chosen>In person</Choice>
        <Choice>Online</Choice>
      </div>
      <div className={classNames(styles.phone, styles.card)}>
        <p>
          <span>Open day</span>
          <span>2 of 4</span>
        </p>
        <strong>Any food needs?</strong>
        <Choice chosen>Yes</Choice>
        <Choice>No</Choice>
        <em>Next</em>
      </div>
    </>
  )
}

function Choice({ children, chosen = false }: { children: string; chosen?: boolean }) {
  return (
    <div className={styles.choice} data-chosen={chosen || undefined}>
      {children}
      {chosen && <IconCheck size={16} stroke={2} />}
    </div>
  )
}

const looks = [
  {
    title: 'Tasting',
    look: styles.cellar,
    choice: ['Your table', 'Window', 'Garden'],
    number: ['Guests', '2'],
    button: 'Reserve',
  },
  {
    title: 'Club night',
    look: styles.club,
    choice: ['Doors', '10 pm', 'Midnight'],
    number: ['Tickets', '1'],
    button: 'Join',
  },
] as const

/** Two forms in the looks of their owners. */
export function LooksPicture() {
  return looks.map(({ title, look, choice, number, button }) => (
    <div key={title} className={classNames(styles.look, look)}>
      <strong>{title}</strong>
      <b>{choice[0]}</b>
      <span data-chosen>
        <i />
        {choice[1]}
      </span>
      <span>
        <i />
        {choice[2]}
      </span>
      <b>{number[0]}</b>
      <span>{number[1]}</span>
      <em>{button}</em>
    </div>
  ))
}

export function PaymentPicture() {
  return (
    <Window>
      <div className={styles.payment}>
        <p>
          <b>Workshop fee</b>
          <strong>$84.00</strong>
        </p>
        <small>2 adults at $42.00. Test mode.</small>
        <div className={styles.number}>
          <p>
            4242 4242 4242 4242
            <IconCreditCard size={18} stroke={1.75} />
          </p>
          <p>
            <span>12 / 28</span>
            <span>CVC</span>
          </p>
        </div>
        <em>Pay $84.00</em>
      </div>
    </Window>
  )
}

const found = [
  ['What do you need help with?', 'Multiple Choice'],
  ['Invoice number?', 'Text Input'],
  ['Which device?', 'Multiple Choice'],
  ['Your message', 'Long Text'],
] as const

export function ImportPicture() {
  return (
    <Window
      bar={
        <>
          <b>Import fields</b>
          <span className={classNames(styles.quiet, styles.end)}>{found.length} found</span>
        </>
      }
    >
      <div className={styles.import}>
        <pre>
          What do you need help with?{'\n├─ '}
          <b>Billing</b>
          {'   → Invoice number?\n├─ '}
          <b>Technical</b>
          {' → Which device?\n│             ├─ Phone\n│             └─ Computer\n└─ '}
          <b>Other</b>
          {'     → Your message'}
        </pre>
        <ul>
          {found.map(([label, type], place) => (
            <li key={label}>
              <i>
                <IconCheck size={12} stroke={2.5} />
              </i>
              {place > 0 && <BranchMark size={15} />}
              {label}
              <small>{type}</small>
            </li>
          ))}
          <li>
            <em>Add {found.length} fields</em>
          </li>
        </ul>
      </div>
    </Window>
  )
}

export function SharePicture() {
  return (
    <Window bar={<b>Share</b>}>
      <div className={styles.share}>
        <p>
          …/f/open-day
          <span>
            <IconCopy size={15} stroke={1.75} />
            Copy
          </span>
        </p>
        <pre>
          {'<'}
          <b>div</b> data-ramiform=<i>"…/f/open-day"</i>
          {'></'}
          <b>div</b>
          {'>\n<'}
          <b>script</b> src=<i>"…/embed.js"</i> async{'></'}
          <b>script</b>
          {'>'}
        </pre>
        <ul>
          {['WordPress', 'Squarespace', 'Wix', 'Webflow', 'Shopify'].map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </Window>
  )
}
