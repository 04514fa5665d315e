import { templateDifficulties } from '@ramiform/formats/templates/categories'
import { IconPlayerPlay } from '@tabler/icons-react'
import { buttonClass } from '../../ui/button-class.ts'
import { FormShapeDrawing } from '../../ui/FormShapeDrawing.tsx'
import type { ListedTemplate } from './listed-templates.ts'
import styles from './TemplateCard.module.css'
import { UseTemplate } from './UseTemplate.tsx'

/** One template with its two buttons. The card itself is not clickable (spec section 2). */
export function TemplateCard({
  template,
  isTried,
  onTry,
}: {
  template: ListedTemplate
  /** true while its form is open in the panel */
  isTried: boolean
  onTry: () => void
}) {
  const { title, description, category, difficulty, shape } = template
  return (
    <article className={styles.card} data-tried={isTried || undefined}>
      <FormShapeDrawing shape={shape} />
      <h2>{title}</h2>
      <p className={styles.description}>{description}</p>
      <p className={styles.facts}>
        <span>{category}</span>
        <span>
          <Depth of={templateDifficulties.indexOf(difficulty) + 1} />
          {difficulty}
        </span>
        <span>{`${shape.total} questions`}</span>
      </p>
      <div className={styles.actions}>
        {/* `Button` brings tooltips, which would double the scripts of every page of the site. */}
        <button
          type="button"
          className={buttonClass('plain', 'sm')}
          aria-label={`${isTried ? 'Trying it' : 'Try it'}: ${title}`}
          onClick={onTry}
        >
          <IconPlayerPlay size={16} stroke={1.75} aria-hidden />
          {isTried ? 'Trying it' : 'Try it'}
        </button>
        <UseTemplate template={template} variant="quiet" size="sm" />
      </div>
    </article>
  )
}

/** One, two or three levels as dots, next to the word. */
function Depth({ of }: { of: number }) {
  return (
    <svg className={styles.depth} width="32" height="10" viewBox="0 0 32 10" aria-hidden>
      <path d="M4 5h24" />
      {[1, 2, 3].map((level) => (
        <circle key={level} data-on={level <= of || undefined} cx={level * 12 - 8} cy="5" r="3" />
      ))}
    </svg>
  )
}
