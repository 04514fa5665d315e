import { Link } from 'react-router'
import { Given, MailLink, NotGiven, OperatorMissing } from '../layout/OperatorDetails.tsx'
import { operator } from '../layout/operator.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { Prose } from '../layout/Prose.tsx'
import { Wrap } from '../layout/Wrap.tsx'
import styles from './ContactPage.module.css'

/** The operator's contact details, and the best way for each kind of message. */
export default function ContactPage() {
  return (
    <Wrap className={styles.page}>
      <PageHead
        title="Contact"
        description="How to reach the people who run this site, and the best way to ask a question, report a security problem or ask about your data."
        path="/contact"
      />
      <Prose>
        <h1>Contact</h1>
        <p>How to reach the people who run this site, and where each kind of message goes.</p>
      </Prose>
      <address className={styles.card}>
        <h2>
          <Given value={operator.name}>{operator.name}</Given>
          <NotGiven value={operator.name}>The operator of this site</NotGiven>
        </h2>
        <OperatorMissing />
        <dl>
          <div>
            <dt>Email</dt>
            <dd>
              <MailLink />
            </dd>
          </div>
          <div data-given={operator.phone}>
            <dt>Phone</dt>
            <dd>
              <a href={`tel:${operator.phoneLink}`}>{operator.phone}</a>
            </dd>
          </div>
          <div data-given={operator.address}>
            <dt>Postal address</dt>
            <dd>{operator.address}</dd>
          </div>
        </dl>
      </address>
      <Prose className={styles.text}>
        <h2 id="where-to-write">Where to write</h2>
        <dl className={styles.ways}>
          <div>
            <dt>A question about a form you are filling in</dt>
            <dd>
              Ask the person or company that sent you the form. We don’t decide what a form asks.{' '}
              <Link to="/support#for-respondents">Support</Link> helps when the page itself doesn’t
              work. To report a form, use <b>Report this form</b> at its end.
            </dd>
          </div>
          <div>
            <dt>Something doesn’t work</dt>
            <dd>
              <Link to="/support">Support</Link> lists common problems and their solutions. If yours
              is missing, open an issue as <Link to="/community">Community</Link> describes.
            </dd>
          </div>
          <div>
            <dt>A security problem</dt>
            <dd>
              Report it privately:{' '}
              <Link to="/support#reporting-a-security-problem">how to report it</Link>. We answer
              within three working days.
            </dd>
          </div>
          <div>
            <dt>Your data, or a legal question</dt>
            <dd>
              Send an email from the address that the question is about. Say what you want to see,
              correct or delete. Never send passwords or card numbers.
            </dd>
          </div>
          <div>
            <dt>Someone’s behavior in the project</dt>
            <dd>Send an email. Only the people who handle reports will read it.</dd>
          </div>
          <div>
            <dt>Anything else</dt>
            <dd>Send an email.</dd>
          </div>
        </dl>
      </Prose>
    </Wrap>
  )
}
