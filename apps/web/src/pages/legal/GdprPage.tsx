import { Link } from 'react-router'
import { MailLink } from '../../site/MailLink.tsx'
import { reviewDate } from './dates.ts'
import { FactTable } from './FactTable.tsx'
import { TextPage, type TextSection } from './TextPage.tsx'

const sections: readonly TextSection[] = [
  {
    title: 'Who is what',
    body: (
      <>
        <FactTable
          caption="The roles that the GDPR knows, and who has them"
          head={['Role', 'Who']}
          rows={[
            [
              'Controller of answers',
              'The owner of a form. They decide what it asks, why, and how long the answers stay.',
            ],
            [
              'Processor of answers',
              'The operator of this server. It stores answers and shows them to the owner, and does nothing else with them.',
            ],
            [
              'Controller of accounts',
              'The operator: for what it knows of owners, and for the newsletter.',
            ],
          ]}
        />
        <p>
          If you run Ramiform on a server of your own, you are the operator too, and no answer
          passes through anybody else.
        </p>
      </>
    ),
  },
  {
    title: 'What is stored, and on what basis',
    body: (
      <>
        <FactTable
          caption="Kinds of data and the legal basis of each"
          head={['Data', 'Basis (article 6)']}
          rows={[
            ['Account, sign-ins, forms', 'The contract with the owner: 1 (b)'],
            [
              'Answers, files, unfinished answers',
              'Whatever the owner of the form has: they must have one',
            ],
            [
              'Counting requests by address, for some minutes',
              'Legitimate interest in a service that is up: 1 (f)',
            ],
            ['Newsletter', 'Consent, which can be withdrawn: 1 (a)'],
          ]}
        />
        <p>
          The whole list, with how long each thing is kept, is on the page about{' '}
          <Link to="/privacy">privacy</Link>.
        </p>
      </>
    ),
  },
  {
    title: 'Your rights as an owner',
    body: (
      <FactTable
        caption="Rights of owners and how to use them in the product"
        head={['Right', 'How']}
        rows={[
          [
            'To see (15)',
            'Your name and address are in the menu at the top right. Your forms, their versions, submissions and deliveries are all on your own pages. Ask us for the rest.',
          ],
          [
            'To correct (16)',
            'Change your name, address or picture at the provider of your sign-in, and sign in again. Everything else you edit yourself.',
          ],
          [
            'To delete (17)',
            'Delete a form on the dashboard: its versions, submissions and files go with it. To delete your account, write to us; account data is deleted within 30 days.',
          ],
          [
            'To take with you (20)',
            'Export Form in the form’s menu gives the whole form as JSON. Export CSV gives its submissions, and beside it all files come as one archive.',
          ],
          [
            'To restrict and to object (18, 21)',
            'Unpublish a form and nobody can answer it. Sign out everywhere ends every session. For anything else write to us.',
          ],
        ]}
      />
    ),
  },
  {
    title: 'If somebody asks you about their answers',
    body: (
      <>
        <p>As the owner of a form you can do all of this on its page with submissions:</p>
        <ul>
          <li>
            <b>Find them.</b> The search goes through e-mail addresses and every answer. Unfinished
            answers, and what was held back as spam, have lists of their own.
          </li>
          <li>
            <b>Hand them over.</b> Export CSV while a search is on gives what it finds. Files are at
            each submission.
          </li>
          <li>
            <b>Delete them.</b> Delete a submission and it is gone an hour later; until then you can
            bring it back. Its files go with it. Unfinished answers are deleted one by one as well.
          </li>
          <li>
            <b>Correct them.</b> Answers cannot be edited, so that nobody can say what others never
            said. Delete the submission and let the person send another; a form that takes one from
            each then lets them.
          </li>
        </ul>
        <p>
          Remember where you sent answers on to: mails, webhooks and files that you exported are out
          of our reach.
        </p>
      </>
    ),
  },
  {
    title: 'Your rights as a respondent',
    body: (
      <p>
        Ask the owner of the form; it is theirs to answer. If you do not know who that is, send the
        link of the form to <MailLink /> and we pass your question on. You may also complain to the
        authority for data protection where you live.
      </p>
    ),
  },
  {
    title: 'Asking for less',
    body: (
      <>
        <p>Some of what the law wants is easier with a form that asks little:</p>
        <ul>
          <li>
            A question that a condition hides is not asked, and an answer to it is not stored.
          </li>
          <li>E-mail addresses are collected only if you switch that on or ask for one.</li>
          <li>
            Network addresses and browsers are not stored with a submission, so there is nothing to
            delete.
          </li>
          <li>A form can close on a date or after a number of submissions.</li>
          <li>
            Unfinished answers reach the server only if you switch <b>Auto save</b> on. The form
            then says so itself.
          </li>
        </ul>
      </>
    ),
  },
  {
    title: 'Where it is',
    body: (
      <p>
        On the operator’s server, in its database and its folder or store for files. Ramiform sends
        nothing to the makers of the software. Who else gets something, such as a sign-in provider
        or Stripe, is on the page about <Link to="/privacy">privacy</Link>. Ask us where this server
        stands: <MailLink />.
      </p>
    ),
  },
  {
    title: 'What is not there yet',
    body: (
      <ul>
        <li>A button that deletes your account: for now, write to us.</li>
        <li>A link that ends the newsletter: for now, write to us.</li>
        <li>Deleting submissions by themselves after a time that the owner sets.</li>
        <li>A record of who read which submission.</li>
        <li>Encryption of single answers, beyond that of the disk.</li>
        <li>A data processing agreement to sign in the product. Ask us for one.</li>
      </ul>
    ),
  },
]

export default function GdprPage() {
  return (
    <TextPage
      title="GDPR"
      description="Who is controller and processor of what in Ramiform, your rights, how to use them in the product, and what is not there yet."
      path="/gdpr"
      lead="Who is responsible for what, which rights you have, how to use them in the product, and what is not there yet."
      updated={reviewDate}
      sections={sections}
    />
  )
}
