import { directionOfLanguage } from '@ramiform/core/built-in-texts/direction'
import { type Language, languageNames } from '@ramiform/core/built-in-texts/languages'
import { limitOfPlace } from '@ramiform/core/translations/places'
import type { TranslationRow } from '@ramiform/core/translations/rows'
import { memo } from 'react'
import { Button } from '../../../ui/Button.tsx'
import styles from './Translations.module.css'
import { textKinds } from './text-kinds.ts'

interface Changes {
  /** `control` names the text box, so that typing in it is one step. */
  onText(row: TranslationRow, text: string, control?: string): void
  onLeave(): void
}

/** Texts in the first language, and beside each a text box for the other. */
export function TranslationTable({
  first,
  language,
  rows,
  ...changes
}: Changes & { first: Language; language: Language; rows: readonly TranslationRow[] }) {
  const hasAnswers = rows.some(({ text }) => text.includes('{{'))
  return (
    <div className={styles.scroll}>
      {hasAnswers && (
        <p className={styles.lead}>
          Keep parts such as {'{{name|you}}'}: they show an answer. Only the word after the line is
          a text, for when there is no answer.
        </p>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{languageNames[first]}</th>
            <th scope="col">{languageNames[language]}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.place} first={first} language={language} row={row} {...changes} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Row = memo(
  function Row({
    first,
    language,
    row,
    onText,
    onLeave,
  }: Changes & { first: Language; language: Language; row: TranslationRow }) {
    const { place, text, kind, translation, oldText, state } = row
    return (
      <tr data-state={state} data-kind={kind === 'option' ? 'option' : undefined}>
        <th scope="row">
          <span className={styles.kind}>{textKinds[kind]}</span>
          <span className={styles.text} lang={first} dir="auto">
            {text}
          </span>
          {oldText !== undefined && (
            <span className={styles.old}>
              Out of date. Translated from: <q dir="auto">{oldText}</q>
              {kind === 'option' && ' Visitors see the option in your own language.'}
            </span>
          )}
        </th>
        <td>
          <textarea
            className={styles.input}
            rows={1}
            lang={language}
            dir={translation === '' ? directionOfLanguage(language) : 'auto'}
            aria-label={`${textKinds[kind]} in ${languageNames[language]}: ${text}`}
            placeholder={state === 'missing' ? 'Missing' : undefined}
            maxLength={limitOfPlace(place)}
            value={translation}
            onChange={({ currentTarget }) => onText(row, currentTarget.value, place)}
            onBlur={onLeave}
          />
          {oldText !== undefined && (
            <Button variant="quiet" size="sm" onClick={() => onText(row, translation)}>
              It still fits
            </Button>
          )}
        </td>
      </tr>
    )
  },
  (before, after) =>
    before.language === after.language &&
    before.first === after.first &&
    before.row.text === after.row.text &&
    before.row.translation === after.row.translation &&
    before.row.oldText === after.row.oldText,
)
