import { IconListCheck, IconPrinter } from '@tabler/icons-react'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import { Button } from '../../../ui/Button.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import styles from './LogicPanel.module.css'

/** Opens the form and its logic as a page to print. */
export function OnPaper() {
  const id = useEditorState(({ facts }) => facts.id)
  return (
    <LinkButton
      variant="quiet"
      size="sm"
      className={styles.paper}
      to={`/forms/${id}/print`}
      target="_blank"
      icon={<IconPrinter size={16} stroke={1.75} aria-hidden />}
    >
      On paper
    </LinkButton>
  )
}

/** Number of scenarios of the form, with the way to them. */
export function ScenariosLine() {
  const { screen } = useEditor()
  const count = useEditorState(({ draft }) => draft.schema.settings.scenarios?.length ?? 0)
  return (
    <footer className={styles.footer}>
      <div className={styles.actions}>
        <span className={styles.count}>
          <IconListCheck size={16} stroke={1.75} aria-hidden />
          {count === 0 ? 'No scenarios yet' : count === 1 ? '1 scenario' : `${count} scenarios`}
        </span>
        <Button
          variant="quiet"
          size="sm"
          className={styles.remove ?? ''}
          onClick={() => screen.show('scenarios')}
        >
          Open scenarios
        </Button>
      </div>
    </footer>
  )
}
