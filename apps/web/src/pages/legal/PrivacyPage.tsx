import { Link } from 'react-router'
import { Given, NotGiven } from '../../site/Given.tsx'
import { MailLink } from '../../site/MailLink.tsx'
import { OperatorMissing } from '../../site/OperatorMissing.tsx'
import { operator } from '../../site/operator.ts'
import { legalDate } from './dates.ts'
import { FactTable } from './FactTable.tsx'
import { TextPage, type TextSection } from './TextPage.tsx'

const sections: readonly TextSection[] = [
  {
    title: 'Who we are',
    body: (
      <>
        <p>
          Ramiform is open-source software that anyone can run. On this page, “we” means the
          operator of this server: <Given value={operator.name}>{operator.name}</Given>
          <NotGiven value={operator.name}>its name is not published yet</NotGiven>. You can reach us
          at <MailLink />.
        </p>
        <p>
          <OperatorMissing />
        </p>
        <p>
          <b>Owners</b> sign in and build forms. <b>Respondents</b> fill in forms without an
          account. The owner of a form decides what it asks and why; we store the answers for the
          owner. The <Link to="/gdpr">GDPR page</Link> describes these roles.
        </p>
      </>
    ),
  },
  {
    title: 'If you build forms',
    body: (
      <>
        <p>We store:</p>
        <ul>
          <li>
            <b>Your account.</b> Sign-in uses a third-party account login, such as Google. The
            provider sends us your name, your email address, the address of your picture and your
            user ID there. We never see your password. An operator can also turn on a built-in
            sign-in, which stores only an email address.
          </li>
          <li>
            <b>Your sessions.</b> When each one began and was last used, and a hash that identifies
            your browser.
          </li>
          <li>
            <b>Your forms.</b> Their saved versions and pictures, the addresses that get messages
            about submissions, and the delivery log.
          </li>
          <li>
            <b>Keys.</b> Payment keys and webhook secrets of your forms, encrypted.
          </li>
          <li>
            <b>Paid plans.</b> A card payment provider handles paid plans. We never see your card
            number.
          </li>
        </ul>
      </>
    ),
  },
  {
    title: 'If you fill in a form',
    body: (
      <>
        <p>We store:</p>
        <ul>
          <li>
            <b>Your answers</b> to the questions that were shown when you sent the form. Answers to
            questions that were hidden at that moment are not stored.
          </li>
          <li>
            <b>The time you sent them,</b> the version of the form, and your email address if you
            gave one.
          </li>
          <li>
            <b>Files</b> you upload.
          </li>
          <li>
            <b>Unfinished answers,</b> only if the owner turned this on. The form says so at the
            top.
          </li>
          <li>
            <b>Suspected spam,</b> separately, until the owner reviews it. We store the reason and,
            if known, how long the form took to fill in.
          </li>
          <li>
            <b>Payments:</b> amount, currency, status and the provider’s payment ID. You type card
            details into the provider’s own box, and we never receive them. While a payment is in
            progress, we store your answers with it.
          </li>
        </ul>
        <p>
          We do not store your IP address, your browser or device, or the page you came from with
          your answers.
        </p>
      </>
    ),
  },
  {
    title: 'If you report a form',
    body: (
      <p>
        We store the reason, what you wrote, and your email address if you gave one. Only the
        operator can read it. The owner of the form doesn’t see it.
      </p>
    ),
  },
  {
    title: 'How we use it',
    body: (
      <p>
        Only to run the service: to sign you in, to show forms, to deliver answers to the owner of a
        form, and to prevent abuse. There is no advertising, no profiling and no sale of data. No
        page or form loads a tracking script, and fonts come from this server.
      </p>
    ),
  },
  {
    title: 'IP addresses and logs',
    body: (
      <>
        <p>
          To limit floods, the server counts requests by IP address for a few minutes. These counts
          stay in memory and are never written to disk.
        </p>
        <p>
          The log has one line per request: the method, the path without its query, the status and
          the duration. When someone signs in or exports data, the line has the internal ID of the
          account. The log has no answers, email addresses, IP addresses or tokens. A proxy in front
          of the server may keep its own log; ask us about it.
        </p>
      </>
    ),
  },
  {
    title: 'Newsletter',
    body: (
      <p>
        If you subscribe, we store your email address and the date. To unsubscribe, write to{' '}
        <MailLink />.
      </p>
    ),
  },
  {
    title: 'Who else receives data',
    body: (
      <>
        <FactTable
          caption="Who else receives your data, and when"
          head={['Who', 'What, and when']}
          rows={[
            [
              'The owner of a form',
              'Your answers to it, and anyone the owner shares them with: by export, email or a webhook.',
            ],
            [
              'Your sign-in provider',
              'That you sign in here, when you press its button. While you are signed in, your browser also loads your picture from the provider, without saying from which page.',
            ],
            [
              'Card payment providers',
              'The data a payment needs, when you pay for a plan or in a form. Forms paid through Stripe load Stripe’s script; other forms do not.',
            ],
            [
              'The email service of this server',
              'Emails about submissions, and the addresses they go to.',
            ],
            [
              'The storage service of this server',
              'Files that respondents upload, if the operator stores them in such a service.',
            ],
            [
              'The maker of your browser',
              'Possibly your voice, if you use the microphone in the logic chat: some browsers recognize speech on their maker’s servers.',
            ],
          ]}
        />
        <p>
          Documents you import, sentences you type in the logic chat and descriptions you give to
          the generator are read in your browser and are not sent anywhere. What you save from them
          is stored with your form.
        </p>
      </>
    ),
  },
  {
    title: 'Cookies and browser storage',
    body: (
      <p>
        We use only what the service needs, and nothing that tracks you. The{' '}
        <Link to="/cookies">cookies page</Link> lists every entry by name.
      </p>
    ),
  },
  {
    title: 'How long we keep data',
    body: (
      <>
        <FactTable
          caption="How long each kind of data is kept"
          head={['Data', 'Kept until']}
          rows={[
            [
              'Your account',
              'You delete it. Account data is deleted within 30 days of account deletion.',
            ],
            ['A session', 'You sign out, 14 days without use, or 60 days at most.'],
            [
              'A form',
              'Its owner deletes it. It is no longer public, and stays in the bin for 30 days with its versions, submissions and files. Then everything is deleted. The owner can delete it forever sooner; its files follow within ten minutes.',
            ],
            [
              'A submission',
              'The owner deletes it. It stays in the bin for 30 days with its files, unless the owner deletes it forever.',
            ],
            ['Unfinished answers', '30 days after the last change, or until they are sent.'],
            ['Suspected spam', 'The owner accepts or deletes it; 30 days at most.'],
            ['A file that was uploaded but never sent', '24 hours.'],
            [
              'Answers stored with a payment',
              'They become a submission; one day if nothing was paid, 30 days if the provider gives no answer. Amount and status of a payment stay as long as the form.',
            ],
            ['A record of a delivered message', '7 days, or 30 days if delivery failed.'],
            ['Counts of emails to an address', 'Two days.'],
            ['A picture that no form uses', 'One week after it was last stored.'],
            ['A report about a form', '90 days after you sent it.'],
            ['Your newsletter address', 'You ask us to remove it.'],
          ]}
        />
        <p>
          Ramiform makes no backups by itself. If the operator makes backups, deleted data
          disappears from them when they are replaced.
        </p>
      </>
    ),
  },
  {
    title: 'Your rights',
    body: (
      <p>
        You can see the data stored about you, correct it, take it with you, object to its use and
        have it deleted. You can do much of this yourself; the <Link to="/gdpr">GDPR page</Link>{' '}
        says how. For anything else, write to <MailLink />. If you filled in a form, ask its owner
        first.
      </p>
    ),
  },
  {
    title: 'Children',
    body: (
      <p>
        This service is not for children under 13. We do not knowingly store data about them. If you
        think we do, write to <MailLink /> and we will delete it.
      </p>
    ),
  },
  {
    title: 'Security',
    body: (
      <p>
        The <Link to="/security">security page</Link> describes how this data is protected.
      </p>
    ),
  },
  {
    title: 'Changes',
    body: (
      <p>
        We announce material changes on this page 30 days before they apply. The date at the top is
        the date of the last change.
      </p>
    ),
  },
]

export default function PrivacyPage() {
  return (
    <TextPage
      title="Privacy"
      description="What Ramiform stores about people who build forms and people who fill them in, why, for how long, and what you can do about it."
      path="/privacy"
      lead="What we store about you, why, for how long, and what you can do about it."
      updated={legalDate}
      sections={sections}
    />
  )
}
