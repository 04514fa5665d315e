import { Link } from 'react-router'
import { MailLink } from '../../site/MailLink.tsx'
import { legalDate } from './dates.ts'
import { FactTable } from './FactTable.tsx'
import { TextPage, type TextSection } from './TextPage.tsx'

const sections: readonly TextSection[] = [
  {
    title: 'Who this page is from',
    body: (
      <>
        <p>
          Ramiform is open-source software, and anybody may run it. “We” on this page is the
          operator: whoever runs the server at this address. You reach us at <MailLink />.
        </p>
        <p>
          There are two kinds of people here. <b>Owners</b> sign in and build forms.{' '}
          <b>Respondents</b> fill forms in, without an account. What a form asks, and why, its owner
          decides; we store the answers for them. More about these roles is on the page about{' '}
          <Link to="/gdpr">the GDPR</Link>.
        </p>
      </>
    ),
  },
  {
    title: 'If you build forms',
    body: (
      <ul>
        <li>
          <b>Your account.</b> Sign-in uses a third-party account login, such as Google. From that
          provider we get your name, your e-mail address, the address of your picture and the id
          under which the provider knows you. We never see your password. An operator can also
          switch on a sign-in of the server’s own, which knows an e-mail address and nothing else.
        </li>
        <li>
          <b>Your sign-ins.</b> When each began and when it was last used, and a digest by which the
          server recognises your browser.
        </li>
        <li>
          <b>Your forms.</b> Every version that you save, its pictures, the addresses that messages
          about submissions go to, and how the delivery of these messages went.
        </li>
        <li>
          <b>Keys.</b> If a form takes payments or sends webhooks, its keys. They are sealed before
          they are stored.
        </li>
        <li>
          <b>Paid plans.</b> A card payment provider handles paid plans. Your card number goes to
          that provider and never to us.
        </li>
      </ul>
    ),
  },
  {
    title: 'If you fill in a form',
    body: (
      <>
        <ul>
          <li>
            <b>Your answers,</b> to the questions that were shown when you sent them. An answer to a
            question that was hidden in the end is not stored.
          </li>
          <li>
            <b>When you sent them,</b> the version of the form, and your e-mail address if you gave
            one.
          </li>
          <li>
            <b>Files</b> that you add.
          </li>
          <li>
            <b>Unfinished answers,</b> only in a form whose owner wants that. Such a form says at
            its top that it saves as you type.
          </li>
          <li>
            <b>What looks like spam</b> is kept apart for the owner to judge, with the reason and,
            where it is known, how fast it was filled in.
          </li>
          <li>
            <b>Payments:</b> amount, currency, standing, and the provider’s id for the payment. Card
            details are typed into the provider’s own box and never reach us. While a payment is
            under way, the answers given so far are kept with it.
          </li>
        </ul>
        <p>
          What we do not store with an answer: your network address, which browser or device you
          use, and where you came from.
        </p>
      </>
    ),
  },
  {
    title: 'What it is used for',
    body: (
      <p>
        To run the service, and for nothing else: to sign you in, to show forms, to bring answers to
        the owner of a form, and to keep misuse away. There is no advertising and no profile of you.
        Nothing is sold. No page or form loads a script that counts visits, and fonts come from this
        server.
      </p>
    ),
  },
  {
    title: 'Network addresses and the log',
    body: (
      <>
        <p>
          To hold floods back, the server counts requests by network address, for some minutes at a
          time. It keeps these counts in its memory and writes none of them to a disk.
        </p>
        <p>
          Its log has a line for each request: the kind of request, the path without what follows a
          question mark, how it ended and how long that took. When somebody signs in or exports, the
          internal id of the account is there too. It has no answers, no e-mail addresses, no
          network addresses and no tokens. A proxy in front of the server may keep a log of its own;
          ask us about it.
        </p>
      </>
    ),
  },
  {
    title: 'Newsletter',
    body: (
      <p>
        If you subscribe to news at the bottom of a page, we keep your e-mail address and when you
        gave it. To leave, write to <MailLink />.
      </p>
    ),
  },
  {
    title: 'Who else gets something',
    body: (
      <>
        <FactTable
          caption="Who else gets something of your data, and when"
          head={['Who', 'What, and when']}
          rows={[
            [
              'The owner of a form',
              'What you answer in it, and everybody whom the owner sends it on to: by an export, a mail, or a webhook to another program.',
            ],
            [
              'The provider of your sign-in',
              'That you sign in here, when you press its button. While you are signed in, your browser also fetches your picture from where the provider keeps it, without saying from which page.',
            ],
            [
              'Card payment providers',
              'What a payment needs, when you pay for a plan or in a form. Forms that are paid through Stripe load Stripe’s script; no other form does.',
            ],
            [
              'The mail service of this server',
              'Mails about submissions, and the addresses that they go to.',
            ],
            [
              'The storage service of this server',
              'Files that respondents add, where the operator keeps them in such a service instead of on a disk.',
            ],
            [
              'The maker of your browser',
              'Perhaps what you say, if you press the microphone of the logic chat: some browsers recognise speech on their maker’s servers.',
            ],
          ]}
        />
        <p>
          Documents that you import, sentences that you write to the logic chat and descriptions
          that you give to the generator are read in your browser. They are sent to nobody. What you
          save of them is stored as part of your form.
        </p>
      </>
    ),
  },
  {
    title: 'Cookies and browser storage',
    body: (
      <p>
        We use only what the service needs to work, and nothing that follows you around. Each one is
        listed by its name on the page about <Link to="/cookies">cookies</Link>.
      </p>
    ),
  },
  {
    title: 'How long it is kept',
    body: (
      <>
        <FactTable
          caption="How long each kind of data is kept"
          head={['What', 'Until']}
          rows={[
            [
              'Your account',
              'You delete it. Account data is deleted within 30 days of account deletion.',
            ],
            ['A sign-in', 'You sign out; 14 days without use; 60 days at most.'],
            [
              'A form',
              'Its owner deletes it. Its versions, submissions and unfinished answers go at once; their files follow, which the server looks for every ten minutes.',
            ],
            ['A submission', 'The owner deletes it. It can be brought back for an hour.'],
            ['Unfinished answers', '30 days after the last change, or when they are sent.'],
            ['What was held back as spam', 'The owner releases or deletes it; 30 days at most.'],
            ['A file that was never sent with its form', '24 hours.'],
            [
              'Answers beside a payment',
              'Until they are a submission; a day if nothing was paid, 30 days if the provider does not say. Amount and standing of what was paid stay as long as the form.',
            ],
            ['The record of a message that was delivered', '7 days; 30 days if it was given up.'],
            ['Counts of mails to an address', 'Two days.'],
            ['A picture that no form uses', 'A week after it was last stored.'],
            ['Your address for the newsletter', 'You tell us to remove it.'],
          ]}
        />
        <p>
          Ramiform makes no backups by itself. Where the operator makes some, what was deleted here
          goes from them when they are replaced.
        </p>
      </>
    ),
  },
  {
    title: 'Your rights',
    body: (
      <p>
        You may see what is stored about you, have it corrected, take it with you, object to its use
        and have it deleted. Much of this you can do yourself. How, is on the page about{' '}
        <Link to="/gdpr">the GDPR</Link>. For everything else write to <MailLink />. If you filled
        in a form, its owner is the one to ask first.
      </p>
    ),
  },
  {
    title: 'Children',
    body: (
      <p>
        This service is not for children under 13. We do not knowingly keep data about them. If you
        think that we do, write to <MailLink /> and we delete it.
      </p>
    ),
  },
  {
    title: 'Security',
    body: (
      <p>
        What is done to keep all of this safe, and what is not, is on the page about{' '}
        <Link to="/security">security</Link>.
      </p>
    ),
  },
  {
    title: 'Changes',
    body: (
      <p>
        When something material changes, this page says so 30 days before. The date at its top is
        that of the last change.
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
