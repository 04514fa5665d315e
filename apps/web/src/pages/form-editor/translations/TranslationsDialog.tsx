import {
  isLanguage,
  type Language,
  languageNames,
  languages,
} from '@ramiform/core/built-in-texts/languages'
import { translationRows } from '@ramiform/core/translations/rows'
import { firstLanguage } from '@ramiform/core/translations/translated'
import type { Translation } from '@ramiform/core/translations/translation'
import { useMemo, useState } from 'react'
import {
  addLanguage,
  removeLanguage,
  translate,
} from '../../../editing/draft/translation-commands.ts'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { useStepNotice } from '../history/use-step-notice.ts'
import { TranslationFiles } from './TranslationFiles.tsx'
import styles from './Translations.module.css'
import { TranslationTable } from './TranslationTable.tsx'

type Filter = 'all' | 'missing' | 'outdated'
const none: readonly Translation[] = []

/** The texts of the form beside those of another language. */
export function TranslationsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Translations"
      description="Visitors choose a language, or see that of their browser. A missing text shows in your own language. Answers and results stay in your own language, too."
      width={1160}
      isFlush
      actions={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Translations />
    </Dialog>
  )
}

export function Translations() {
  const { store, announce } = useEditor()
  const say = useStepNotice()
  const draft = useEditorState((state) => state.draft)
  const translations = draft.schema.translations ?? none
  const first = firstLanguage(draft.schema, draft.name)
  const [chosen, setChosen] = useState<Language | null>(null)
  const [filter, setFilter] = useState<Filter>('all')
  /** Rows that the filter showed, so that none goes away while it is being filled in. */
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const used = translations.map(({ language }) => language)
  const language = chosen !== null && used.includes(chosen) ? chosen : (used[0] ?? null)
  const rows = useMemo(
    () => (language === null ? [] : translationRows(draft, language)),
    [draft, language],
  )
  const counts = useMemo(
    () => new Map(used.map((one) => [one, countsOf(draft, one)] as const)),
    [draft, used],
  )
  const free = languages.filter((one) => one !== first && !used.includes(one))
  const shown =
    filter === 'all' ? rows : rows.filter(({ state, place }) => state === filter || kept.has(place))
  const { missing = 0, outdated = 0 } = (language && counts.get(language)) || {}

  function choose(next: Filter) {
    setFilter(next)
    setKept(new Set(rows.filter(({ state }) => state === next).map(({ place }) => place)))
  }
  function add(next: Language) {
    store.endTyping()
    store.run(addLanguage(next))
    setChosen(next)
    choose('all')
    announce(`${languageNames[next]} added`)
  }
  function remove(old: Language) {
    store.endTyping()
    store.run(removeLanguage(old))
    say({ done: `${languageNames[old]} removed` })
  }

  return (
    <>
      <div className={styles.bar}>
        {language !== null && (
          <SelectField
            label="Language"
            options={used.map((one) => ({ value: one, label: labelOf(one, counts.get(one)) }))}
            value={language}
            onChange={(next) => {
              setChosen(next)
              setFilter('all')
            }}
          />
        )}
        {free.length > 0 && (
          <SelectField
            label="Add a language"
            options={[
              { value: 'none', label: 'Choose...' },
              ...free.map((one) => ({ value: one, label: languageNames[one] })),
            ]}
            value="none"
            onChange={(next) => isLanguage(next) && add(next)}
          />
        )}
        {language !== null && (
          <>
            <Segmented
              label="Texts"
              options={[
                { value: 'all', label: 'All texts' },
                { value: 'missing', label: `Missing (${missing})` },
                { value: 'outdated', label: `Out of date (${outdated})` },
              ]}
              value={filter}
              onChange={choose}
            />
            <TranslationFiles
              key={language}
              form={draft}
              first={first}
              language={language}
              onTexts={(texts) => {
                store.endTyping()
                store.run(translate(language, texts))
              }}
            />
            <Button variant="quiet" onClick={() => remove(language)}>
              Remove {languageNames[language]}
            </Button>
          </>
        )}
      </div>
      {language === null ? (
        <p className={styles.empty}>
          Your texts are in {languageNames[first]}. Add a language to translate them.
        </p>
      ) : shown.length === 0 ? (
        <p className={styles.empty} role="status">
          {filter === 'outdated' ? 'No text is out of date.' : 'No text is missing.'}
        </p>
      ) : (
        <TranslationTable
          first={first}
          language={language}
          rows={shown}
          onText={(row, text, control) =>
            store.run(translate(language, [{ place: row.place, source: row.text, text }], control))
          }
          onLeave={() => store.endTyping()}
        />
      )}
    </>
  )
}

interface Counts {
  readonly missing: number
  readonly outdated: number
}

function countsOf(draft: Parameters<typeof translationRows>[0], language: Language): Counts {
  const states = translationRows(draft, language).map(({ state }) => state)
  const count = (state: Filter) => states.filter((one) => one === state).length
  return { missing: count('missing'), outdated: count('outdated') }
}

function labelOf(language: Language, counts: Counts | undefined): string {
  const { missing = 0, outdated = 0 } = counts ?? {}
  const notes = [missing > 0 && `${missing} missing`, outdated > 0 && `${outdated} out of date`]
  return [languageNames[language], ...notes.filter(Boolean)].join(', ')
}
