import { decidedBy, ownerOfLogic } from '@ramiform/core/conditions/logic-owner'
import { questionsIn } from '@ramiform/core/field-type'
import { inWords } from '@ramiform/core/findings/finding'
import { type FormSchema, isTraditional } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import { focusCard } from '../../../editing/target-fields.ts'
import { Phrases } from '../../../forms/Phrases.tsx'
import { SeverityIcon } from '../../../forms/publish-check/SeverityIcon.tsx'
import { useSingleKeys } from '../../../shell/single-keys.ts'
import { classNames } from '../../../ui/class-names.ts'
import { SearchField } from '../../../ui/SearchField.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { isCovered } from '../commands/is-covered.ts'
import { useProof } from '../findings/use-findings.ts'
import styles from './LogicIndex.module.css'
import { Off } from './Off.tsx'
import {
  fitsFilter,
  fitsSearch,
  type IndexEntry,
  type IndexFilter,
  nameOfEntry,
  ruleIndex,
  sentenceOf,
  withRule,
} from './rule-index.ts'

/** Rules in the first render, enough to fill the panel. All 166 rules of a long form took a third of its opening. */
const rulesAtATime = 12

/** Every rule of the form as a sentence, while no field is selected. */
export function LogicIndex() {
  const { store } = useEditor()
  const schema = useDeferredValue(useEditorState(({ draft }) => draft.schema))
  const byField = useProof((state) => state.byField)
  const entries = useMemo(() => ruleIndex(schema, byField), [schema, byField])
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState<IndexFilter>('all')
  const [shown, setShown] = useState(rulesAtATime)
  const more = useCallback(() => setShown((count) => count + rulesAtATime), [])
  const input = useRef<HTMLInputElement>(null)
  useSingleKeys({ '/': () => input.current?.focus() })

  const count = (one: IndexFilter) => entries.filter((entry) => fitsFilter(entry, one)).length
  const counts = { all: entries.length, problems: count('problems'), hints: count('hints') }
  const asked = counts[filter] === 0 ? 'all' : filter
  const listed = entries.filter(
    (entry) => fitsFilter(entry, asked) && fitsSearch(entry, search, schema),
  )
  const questions = questionsIn(schema.fields, fieldTypes)
  const fieldCount = withRule(questions).length
  const sectionCount = withRule(schema.sections).length

  function choose({ fields }: IndexEntry) {
    const ids = fields.map(({ id }) => ownerOfLogic(id))
    store.pick(ids)
    // In a sheet the focus stays in the sheet; the card behind it cannot take it.
    if (!isCovered()) focusCard(ids[0] ?? '')
    else document.querySelector<HTMLElement>('[role=dialog]')?.focus()
  }

  if (entries.length === 0) {
    return (
      <p className={styles.intro}>
        Every question is always shown. Select a field to decide when visitors see it.
      </p>
    )
  }
  return (
    <>
      <p className={styles.intro}>
        {`${fieldCount} of ${questions.length} questions${
          sectionCount === 0
            ? ` ${fieldCount === 1 ? 'has' : 'have'}`
            : ` and ${sectionCount} ${sectionCount === 1 ? 'section' : 'sections'} have`
        } a rule. Select one to edit it.`}
      </p>
      {isTraditional(schema) && <Off />}
      <SearchField
        ref={input}
        label="Search rules"
        placeholder="Search rules"
        shortcut="/"
        value={search}
        onChange={setSearch}
      />
      {counts.problems + counts.hints > 0 && (
        <div className={styles.filter}>
          <Segmented<IndexFilter>
            label="Filter"
            value={asked}
            options={[
              { value: 'all', label: `All ${counts.all}` },
              { value: 'problems', label: `Problems ${counts.problems}` },
              { value: 'hints', label: `Hints ${counts.hints}` },
            ]}
            onChange={setFilter}
          />
        </div>
      )}
      <p className="visually-hidden" role="status">
        {search === '' ? '' : `${listed.length} of ${entries.length} rules`}
      </p>
      {listed.length === 0 ? (
        <p className={styles.none}>{`No rule matches “${search.trim()}”.`}</p>
      ) : (
        <ul className={styles.rules} aria-label="Rules">
          {listed.slice(0, shown).map((entry) => (
            <li
              key={entry.fields[0]?.id}
              className={classNames(entry.fields.length > 1 && styles.several)}
            >
              <button type="button" onClick={() => choose(entry)}>
                <span className={styles.name}>{nameOfEntry(entry)}</span>
                <When entry={entry} schema={schema} />
                {entry.findings.map((finding) => (
                  <span
                    key={`${finding.code} ${finding.fieldId} ${finding.rules.join()}`}
                    className={classNames(styles.finding, styles[finding.severity])}
                  >
                    <SeverityIcon severity={finding.severity} size={16} />
                    {inWords(finding.fact)}
                  </span>
                ))}
              </button>
            </li>
          ))}
          {listed.length > shown && (
            <li key={`more after ${shown}`}>
              <MoreRules count={listed.length - shown} onShow={more} />
            </li>
          )}
        </ul>
      )}
    </>
  )
}

function When({ entry, schema }: { entry: IndexEntry; schema: FormSchema }) {
  const decided = decidedBy(entry.fields[0])
  const phrases = sentenceOf(entry, schema)
  return (
    <span className={styles.when}>
      {phrases.length === 0 ? (
        `always ${decided}, its logic has no rules yet`
      ) : (
        <>
          {wordBefore[decided]}
          when <Phrases phrases={phrases} />
        </>
      )}
    </span>
  )
}

const wordBefore = { shown: '', required: 'required ', offered: 'offered ' } as const

/** Shows more rules on a click, or as soon as it is scrolled into view. */
function MoreRules({ count, onShow }: { count: number; onShow: () => void }) {
  const seen = useCallback(
    (button: HTMLButtonElement) => {
      const observer = new IntersectionObserver(([entry]) => {
        if (entry?.isIntersecting) onShow()
      })
      observer.observe(button)
      return () => observer.disconnect()
    },
    [onShow],
  )
  return (
    <button ref={seen} type="button" className={styles.more} onClick={onShow}>
      {`${count} more ${count === 1 ? 'rule' : 'rules'}`}
    </button>
  )
}
