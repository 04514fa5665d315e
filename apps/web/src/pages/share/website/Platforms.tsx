import { useId, useState } from 'react'
import { platforms } from '../../../forms/embed-guide/platforms.ts'
import styles from './Website.module.css'

/** Site builders. Each opens the steps for pasting the code there. */
export function Platforms() {
  const [chosen, setChosen] = useState<string | null>(null)
  const id = useId()
  const platform = platforms.find(({ name }) => name === chosen)
  return (
    <>
      <div className={styles.platforms}>
        {platforms.map(({ name }) => (
          <button
            key={name}
            type="button"
            aria-expanded={name === chosen}
            aria-controls={id}
            onClick={() => setChosen(name === chosen ? null : name)}
          >
            {name}
          </button>
        ))}
      </div>
      <div id={id} role="status">
        {platform !== undefined && (
          <ol className={styles.steps} aria-label={`Steps in ${platform.name}`}>
            {platform.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
      </div>
    </>
  )
}
