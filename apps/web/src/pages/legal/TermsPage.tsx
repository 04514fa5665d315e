import { Link } from 'react-router'
import { company } from '../../site/company.ts'
import { MailLink } from '../../site/MailLink.tsx'
import { legalDate } from './dates.ts'
import { TextPage, type TextSection } from './TextPage.tsx'

const sections: readonly TextSection[] = [
  {
    title: 'What these terms are about',
    body: (
      <>
        <p>
          They are about using Ramiform at this address. “We” is the operator: whoever runs the
          server here. By signing in, or by sending a form, you accept them.
        </p>
        <p>
          The software itself is open source. You may run, change and share it under the MIT
          licence; these terms take nothing away from that. On a server of your own, you are the
          operator.
        </p>
      </>
    ),
  },
  {
    title: 'Your account',
    body: (
      <ul>
        <li>
          Sign-in uses a third-party account login. Whoever can use that account can use your forms,
          so look after it. “Sign out everywhere” in the menu under your name ends every session.
        </li>
        <li>You are at least 13 years old, and allowed to agree to these terms.</li>
        <li>What is done under your account counts as done by you.</li>
      </ul>
    ),
  },
  {
    title: 'What is yours',
    body: (
      <>
        <p>
          Your forms and the answers to them stay yours. You let us store, copy and show them as far
          as the service needs it: to show a published form to its visitors, to check and keep their
          answers, and to send the messages that you ask for.
        </p>
        <p>
          You decide what a form asks, so you answer for it: that you may ask, that you say why, and
          that you treat the answers as the law where you are wants it.
        </p>
      </>
    ),
  },
  {
    title: 'What is not allowed',
    body: (
      <>
        <p>Do not use the service to</p>
        <ul>
          <li>ask people for their passwords, or for card numbers outside of a payment field;</li>
          <li>pretend to be somebody else, or lead people to harmful software;</li>
          <li>collect data unlawfully, or publish what others have a right to keep back;</li>
          <li>send mails or calls to people who do not want them;</li>
          <li>break, overload or get around the protection of the service or of its users.</li>
        </ul>
        <p>
          We may take down a form that does, and close the account. Where we can, we say so first.
        </p>
      </>
    ),
  },
  {
    title: 'Plans and payment',
    body: (
      <>
        <p>
          What each plan has, and what it costs, is on the page about{' '}
          <Link to="/pricing">prices</Link>. The free plan costs nothing.
        </p>
        <ul>
          <li>A card payment provider handles paid plans.</li>
          <li>Paid plans begin with a free trial of 14 days, for which no card is needed.</li>
          <li>
            Paid plans are billed in advance, by the month or by the year. Payments are
            non-refundable.
          </li>
          <li>A change to a larger plan applies immediately.</li>
          <li>
            A downgrade applies at the next billing cycle; until then you keep what you have paid
            for.
          </li>
        </ul>
      </>
    ),
  },
  {
    title: 'Cancelling',
    body: (
      <p>
        You may cancel a paid plan at any time. A cancellation is effective at the end of the period
        that you have paid for.
      </p>
    ),
  },
  {
    title: 'Payments in your forms',
    body: (
      <p>
        A payment in a form is between its owner and the respondent. It goes through the owner’s own
        account with a payment provider, under that provider’s terms; we take no part of it. Refunds
        are made by the owner, at the provider. A form without a provider’s keys takes test payments
        at most, in which no money moves, and says so.
      </p>
    ),
  },
  {
    title: 'What we promise, and what we do not',
    body: (
      <>
        <p>
          We run the service with care. What we do for its safety is on the page about{' '}
          <Link to="/security">security</Link>. Still, it is provided as it is: we do not promise
          that it is always there or without faults. Export what you cannot do without.
        </p>
        <p>
          As far as the law allows, we are not liable for lost profit, lost data or damage that
          follows from using the service. Liability that the law does not let anybody exclude stays
          as it is.
        </p>
      </>
    ),
  },
  {
    title: 'Leaving',
    body: (
      <p>
        You may stop at any time. Forms you delete yourself; to have your account deleted, write to{' '}
        <MailLink />. Account data is deleted within 30 days of account deletion. How long
        everything else is kept is on the page about <Link to="/privacy">privacy</Link>.
      </p>
    ),
  },
  {
    title: 'Changes to these terms',
    body: (
      <p>
        We give 30 days notice of material changes, on this page. If you do not agree, you may leave
        before they apply.
      </p>
    ),
  },
  {
    title: 'Contact',
    body: (
      <p>
        {company.name}, {company.address}, <MailLink />. More ways are on the{' '}
        <Link to="/contact">contact page</Link>.
      </p>
    ),
  },
]

export default function TermsPage() {
  return (
    <TextPage
      title="Terms"
      description="The terms for using Ramiform at this address: your account, what is yours, plans and payment, cancelling, and changes with 30 days notice."
      path="/terms"
      lead="What you can expect of us, and what we expect of you."
      updated={legalDate}
      sections={sections}
    />
  )
}
