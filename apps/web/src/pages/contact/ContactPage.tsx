import { Link } from 'react-router'
import { company } from '../../site/company.ts'
import { MailLink } from '../../site/MailLink.tsx'
import { PageHead } from '../../site/PageHead.tsx'
import { Prose } from '../../site/Prose.tsx'
import { Wrap } from '../../site/Wrap.tsx'
import styles from './ContactPage.module.css'

/** How to reach us, and which way is best for what. */
export default function ContactPage() {
  return (
    <Wrap className={styles.page}>
      <PageHead
        title="Contact"
        description="The address, telephone number and mail address of Ramiform, and which way is best for a question, a security report or something private."
        path="/contact"
      />
      <Prose>
        <h1>Contact</h1>
        <p>Write, call or send a letter. Some things have a better place than our mail.</p>
      </Prose>
      <address className={styles.card}>
        <h2>{company.name}</h2>
        <dl>
          <div>
            <dt>Mail</dt>
            <dd>
              <MailLink />
            </dd>
          </div>
          <div>
            <dt>Telephone</dt>
            <dd>
              <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>
            </dd>
          </div>
          <div>
            <dt>Letters</dt>
            <dd>{company.address}</dd>
          </div>
        </dl>
      </address>
      <Prose className={styles.text}>
        <h2 id="what-belongs-where">What belongs where</h2>
        <dl className={styles.ways}>
          <div>
            <dt>A question about a form that you are filling in</dt>
            <dd>
              Ask whoever sent you the form. We neither see its answers nor decide what it asks.{' '}
              <Link to="/support#for-those-who-fill-in-a-form">Support</Link> helps when the page
              itself does not work.
            </dd>
          </div>
          <div>
            <dt>Something does not work</dt>
            <dd>
              <Link to="/support">Support</Link> lists what can be wrong by what you see. If it is
              not there, open an issue, as <Link to="/community">Community</Link> describes: the
              next person finds the answer too.
            </dd>
          </div>
          <div>
            <dt>A security problem</dt>
            <dd>
              Privately, and not by mail:{' '}
              <Link to="/support#reporting-a-security-problem">how to report it</Link>. You get an
              answer within three working days.
            </dd>
          </div>
          <div>
            <dt>Your data, or a legal question</dt>
            <dd>
              By mail, from the address that it is about. Say what you want to know, changed or
              deleted. Never send passwords or card numbers.
            </dd>
          </div>
          <div>
            <dt>Somebody’s behaviour in the project</dt>
            <dd>By mail. It stays with those who have to deal with it.</dd>
          </div>
          <div>
            <dt>Everything else</dt>
            <dd>By mail, by telephone, or by letter.</dd>
          </div>
        </dl>
      </Prose>
    </Wrap>
  )
}
