import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Wrap } from '../layout/Wrap.tsx'
import styles from './Questions.module.css'

export function Questions() {
  return (
    <Wrap className={styles.questions}>
      <div>
        <h2>Frequently asked questions</h2>
        <p>
          Other questions? <Link to="/contact">Contact us</Link>.
        </p>
      </div>
      <div>
        {questions.map(({ question, answer }, index) => (
          <details key={question} open={index === 0}>
            <summary>
              {question}
              <IconPlus size={20} stroke={1.75} aria-hidden />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Wrap>
  )
}

/** Questions and answers about plans (spec section 9; decision 38). */
const questions: readonly { readonly question: string; readonly answer: string }[] = [
  {
    question: 'Can I try a paid plan first?',
    answer: 'Yes. Pro and Enterprise start with a 14-day free trial. You don’t need a card.',
  },
  {
    question: 'What happens when I change plans?',
    answer:
      'Upgrades apply immediately. Downgrades apply at the next billing cycle, so you keep the plan you have paid for until then.',
  },
  {
    question: 'How am I billed?',
    answer:
      'You pay monthly or annually in advance, through our card payment provider. Payments are non-refundable.',
  },
  {
    question: 'How do I cancel?',
    answer:
      'You can cancel at any time. Your plan stays active until the end of the period you have paid for.',
  },
  {
    question: 'What happens to my data if I delete my account?',
    answer: 'We delete your account data within 30 days of account deletion.',
  },
  {
    question: 'Do I need a plan to run Ramiform on my own server?',
    answer:
      'No. Ramiform is open source under the MIT license. Your own server costs nothing, and the limits of these plans don’t apply.',
  },
]
