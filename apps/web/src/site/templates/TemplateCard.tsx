import { templateDifficulties } from '@ramiform/formats/templates/categories'
import { IconPlayerPlay } from '@tabler/icons-react'
import { buttonClass } from '../../ui/button-class.ts'
import { FormShapeDrawing } from '../../ui/FormShapeDrawing.tsx'
import type { ListedTemplate } from './listed-templates.ts'
import styles from './TemplateCard.module.css'
import { UseTemplate } from './UseTemplate.tsx'

/** One template with its two buttons. The card itself is not clickable (spec section 2). */
export function TemplateCard({ template, onTry }: { template: ListedTemplate; onTry: () => void }) {
  const { title, description, category, difficulty, shape } = template
  const byAnswer = shape.dependsOn.filter((sources) => sources.length > 0).length
  return (
    <article className={styles.card}>
      <FormShapeDrawing shape={shape} />
      <h3>{title}</h3>
      <p className={styles.description}>{description}</p>
      <dl className={styles.facts}>
        <div>
          <dt>Category</dt>
          <dd>{category}</dd>
        </div>
        <div>
          <dt>Difficulty</dt>
          <dd>
            <Depth of={templateDifficulties.indexOf(difficulty) + 1} />
            {difficulty}
          </dd>
        </div>
        <div>
          <dt>Questions</dt>
          <dd>{`${shape.total - byAnswer} for everyone, ${byAnswer} conditional`}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        {/* `Button` brings tooltips, which would double the scripts of every page of the site. */}
        <button
          type="button"
          className={buttonClass('plain', 'sm')}
          aria-label={`Try it: ${title}`}
          onClick={onTry}
        >
          <IconPlayerPlay size={16} stroke={1.75} aria-hidden />
          Try it
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
