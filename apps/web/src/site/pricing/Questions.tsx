import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Wrap } from '../layout/Wrap.tsx'
import styles from './Questions.module.css'
import { questions } from './questions.ts'

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
