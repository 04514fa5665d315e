import { languageNames } from '@ramiform/core/built-in-texts/languages'
import { languagesOf } from '@ramiform/core/translations/translated'
import { IconLanguage } from '@tabler/icons-react'
import { useState } from 'react'
import { useEditorState } from '../../../editing/editor-context.tsx'
import { Button } from '../../../ui/Button.tsx'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import styles from './ListSettings.module.css'

const TranslationsDialog = lazyWithRetry<{ open: boolean; onClose: () => void }>(() =>
  import('../translations/TranslationsDialog.tsx').then((module) => module.TranslationsDialog),
)

/** Languages of the form in the settings, and the dialog with their texts. */
export function TranslationsButton() {
  const draft = useEditorState((state) => state.draft)
  const [isOpen, setIsOpen] = useState(false)
  const names = languagesOf(draft).map((language) => languageNames[language])
  return (
    <div className={styles.part}>
      <h4>Translations</h4>
      <p className={styles.lead}>
        {names.length === 1
          ? 'Offer this form in several languages. You get all answers in the language of your own texts.'
          : `Visitors choose from ${new Intl.ListFormat('en').format(names)}.`}
      </p>
      <Button
        className={styles.add}
        variant="quiet"
        icon={<IconLanguage size={18} stroke={1.75} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {names.length === 1 ? 'Add a language...' : 'Translations...'}
      </Button>
      <TranslationsDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onFailed={() => setIsOpen(false)}
      />
    </div>
  )
}
