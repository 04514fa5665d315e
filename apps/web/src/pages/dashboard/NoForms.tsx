import { formShape } from '@ramiform/core/form-shape'
import { IconFileImport, IconPlus, IconSparkles } from '@tabler/icons-react'
import { useId } from 'react'
import type { ExampleForm } from '../../forms/examples/example.ts'
import { exampleForms } from '../../forms/examples/index.ts'
import { useCreateFormFrom } from '../../forms/use-form-actions.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FormShapeDrawing } from '../../ui/FormShapeDrawing.tsx'
import { describeFormShape } from '../../ui/form-shape-layout.ts'
import type { NewForm } from './NewFormButton.tsx'
import styles from './NoForms.module.css'

/** Empty state for owners without forms. */
export function NoForms({ newForm }: { newForm: NewForm }) {
  const fromExample = useCreateFormFrom()
  const heading = useId()
  return (
    <>
      <EmptyState
        close
        title="Start with one question"
        action={
          <Button
            variant="primary"
            size="lg"
            onClick={newForm.create}
            icon={<IconPlus size={18} stroke={1.75} aria-hidden />}
          >
            Create Your First Form
          </Button>
        }
        ways={
          <>
            <Button
              variant="quiet"
              onClick={newForm.generate}
              icon={<IconSparkles size={16} stroke={1.75} aria-hidden />}
            >
              Smart Form Generator
            </Button>
            <Button
              variant="quiet"
              onClick={newForm.createFromFile}
              icon={<IconFileImport size={16} stroke={1.75} aria-hidden />}
            >
              From a file or text
            </Button>
          </>
        }
      >
        Later questions can depend on the answer. Start from scratch, describe what you need, import
        a file, or try an example.
      </EmptyState>
      <section aria-labelledby={heading} className={styles.examples}>
        <h2 id={heading}>Examples with logic</h2>
        <ul className={styles.cards}>
          {exampleForms.map((example) => (
            <ExampleCard
              key={example.name}
              example={example}
              busy={fromExample.isPending && fromExample.variables === example}
              disabled={fromExample.isPending}
              onOpen={() => fromExample.mutate(example)}
            />
          ))}
        </ul>
      </section>
    </>
  )
}

function ExampleCard({
  example,
  busy,
  disabled,
  onOpen,
}: {
  example: ExampleForm
  busy: boolean
  disabled: boolean
  onOpen: () => void
}) {
  const heading = useId()
  const shape = formShape(example.schema)
  return (
    <li>
      <article className={styles.card} aria-labelledby={heading}>
        <FormShapeDrawing shape={shape} />
        <h3 id={heading}>{example.name}</h3>
        <p>{example.description}</p>
        <div className={styles.foot}>
          <span>{describeFormShape(shape)}</span>
          <Button
            variant="quiet"
            size="sm"
            className={styles.open}
            aria-label={`Open the example ${example.name}`}
            busy={busy}
            disabled={disabled}
            onClick={onOpen}
          >
            {busy ? 'Opening...' : 'Open'}
          </Button>
        </div>
      </article>
    </li>
  )
}
