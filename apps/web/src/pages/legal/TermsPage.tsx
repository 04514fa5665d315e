import { Link } from 'react-router'
import { Given, NotGiven } from '../../site/Given.tsx'
import { MailLink } from '../../site/MailLink.tsx'
import { OperatorMissing } from '../../site/OperatorMissing.tsx'
import { operator } from '../../site/operator.ts'
import { legalDate } from './dates.ts'
import { TextPage, type TextSection } from './TextPage.tsx'

const sections: readonly TextSection[] = [
  {
    title: 'What these terms cover',
    body: (
      <>
        <p>
          These terms cover building forms with Ramiform at this address. “We” means the operator of
          this server. You accept the terms by signing in.
        </p>
        <p>
          Filling in a form doesn’t need an account and doesn’t make you accept these terms. The{' '}
          <Link to="/privacy">privacy page</Link> says what happens to your answers.
        </p>
        <p>
          The software is open source. You can run, change and share it under the MIT license; these
          terms don’t limit that. If you run your own server, you are its operator.
        </p>
        <p>
          <OperatorMissing />
        </p>
      </>
    ),
  },
  {
    title: 'Your account',
    body: (
      <ul>
        <li>
          Sign-in uses a third-party account login. Anyone who can use that account can use your
          forms, so keep it safe. “Sign out everywhere” in your account menu ends every session.
        </li>
        <li>You must be at least 13 years old and allowed to agree to these terms.</li>
        <li>You are responsible for what happens under your account.</li>
      </ul>
    ),
  },
  {
    title: 'Your content',
    body: (
      <>
        <p>
          You own your forms and the answers to them. You allow us to store, copy and show them as
          far as the service needs it: to show a published form to visitors, to check and store
          their answers, and to send the messages you set up.
        </p>
        <p>
          You decide what a form asks, and you are responsible for it. Make sure that you are
          allowed to ask, say why you ask, and handle the answers as the law requires.
        </p>
      </>
    ),
  },
  {
    title: 'What is not allowed',
    body: (
      <>
        <p>Do not use the service to:</p>
        <ul>
          <li>ask people for passwords, or for card numbers outside a payment field;</li>
          <li>pretend to be someone else, or send people to harmful software;</li>
          <li>collect data unlawfully, or publish private information about others;</li>
          <li>send email or webhooks to people who don’t want them;</li>
          <li>break, overload or bypass the protection of the service or its users.</li>
        </ul>
        <p>
          We may take down a form that breaks these rules and close the account. We tell you first
          where we can.
        </p>
      </>
    ),
  },
  {
    title: 'Plans and payment',
    body: (
      <>
        <p>
          The <Link to="/pricing">pricing page</Link> lists what each plan includes and costs. The
          free plan costs nothing.
        </p>
        <ul>
          <li>A card payment provider handles paid plans.</li>
          <li>Paid plans start with a 14-day free trial. No card is needed.</li>
          <li>Paid plans are billed in advance, monthly or yearly. Payments are non-refundable.</li>
          <li>An upgrade applies immediately.</li>
          <li>A downgrade applies at the next billing cycle.</li>
        </ul>
      </>
    ),
  },
  {
    title: 'Canceling',
    body: (
      <p>
        You can cancel a paid plan at any time. The cancellation takes effect at the end of the
        period you have paid for.
      </p>
    ),
  },
  {
    title: 'Payments in your forms',
    body: (
      <p>
        A payment in a form is between its owner and the respondent. It goes through the owner’s own
        account with a payment provider, under that provider’s terms. We take no share of it. The
        owner makes refunds at the provider. A form without a provider’s keys accepts only test
        payments, in which no money moves, and says so.
      </p>
    ),
  },
  {
    title: 'What we promise',
    body: (
      <>
        <p>
          We run the service with care; the <Link to="/security">security page</Link> says how we
          protect it. It is provided as is. We don’t promise that it is always available or free of
          errors. Export the data that you cannot afford to lose.
        </p>
        <p>
          As far as the law allows, we are not liable for lost profit, lost data or damage that
          results from using the service. This doesn’t limit liability that the law doesn’t let
          anyone exclude.
        </p>
        <p data-given={operator.jurisdiction}>
          These terms are governed by the law of {operator.jurisdiction}.
        </p>
      </>
    ),
  },
  {
    title: 'Leaving',
    body: (
      <p>
        You can stop using the service at any time. You can delete your forms yourself. To have your
        account deleted, write to <MailLink />. Account data is deleted within 30 days of account
        deletion. The <Link to="/privacy">privacy page</Link> lists how long other data is kept.
      </p>
    ),
  },
  {
    title: 'Changes to these terms',
    body: (
      <p>
        We announce material changes on this page 30 days before they apply. If you don’t agree, you
        can leave before then.
      </p>
    ),
  },
  {
    title: 'Contact',
    body: (
      <p>
        <Given value={operator.name}>{operator.name}, </Given>
        <NotGiven value={operator.name}>The operator of this site, </NotGiven>
        <Given value={operator.address}>{operator.address}, </Given>
        <MailLink />. See the <Link to="/contact">contact page</Link> for other ways to reach us.
      </p>
    ),
  },
]

export default function TermsPage() {
  return (
    <TextPage
      title="Terms"
      description="The terms for using Ramiform at this address: your account, your content, plans and payment, canceling, and 30 days notice of changes."
      path="/terms"
      lead="What you can expect from us, and what we expect from you."
      updated={legalDate}
      sections={sections}
    />
  )
}
