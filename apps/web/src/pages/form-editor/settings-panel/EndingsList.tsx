import { english } from '@ramiform/core/built-in-texts/en'
import { describeConditional } from '@ramiform/core/conditions/describe'
import { endingAsField } from '@ramiform/core/conditions/endings'
import { type Ending, nameOfEnding } from '@ramiform/core/ending'
import { type FormSchema, isTraditional } from '@ramiform/core/form'
import { limits } from '@ramiform/core/limits'
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronRight,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { changeEnding } from '../../../editing/draft/ending-commands.ts'
import {
  addEnding,
  removeEnding,
  stepEnding,
} from '../../../editing/draft/endings-list-commands.ts'
import { useEditor, useEditorState, useScreen } from '../../../editing/editor-context.tsx'
import { newPartId } from '../../../forms/field-id.ts'
import { Phrases } from '../../../forms/Phrases.tsx'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useRowFocus } from '../../../ui/use-row-focus.ts'
import { FindingLines } from '../findings/FindingLines.tsx'
import { useStepNotice } from '../history/use-step-notice.ts'
import { FieldLogic } from '../logic-panel/LazyFieldLogic.tsx'
import { useRuleSchema } from '../logic-panel/use-rule-schema.ts'
import { TextWithAnswers } from '../texts/TextWithAnswers.tsx'
import styles from './ListSettings.module.css'
import { addressProblem } from './setting-problems.ts'

const none: readonly Ending[] = []
const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** Further thank-you screens and redirects, in order (decision 492). The success message stays the last. */
export function EndingsList() {
  const { store, announce } = useEditor()
  const endings = useEditorState(({ draft }) => draft.schema.endings ?? none)
  const [openId, setOpenId] = useState<string | null>(null)
  const heading = useId()
  const list = useRef<HTMLElement>(null)
  const { removal } = useRowFocus(list)
  useAskedEnding(endings, setOpenId)

  function add() {
    const id = newPartId('ending', endings)
    store.endTyping()
    store.run(addEnding(id))
    setOpenId(id)
    announce('Ending added')
  }

  return (
    <section ref={list} className={styles.part} aria-labelledby={heading}>
      <h4 id={heading}>Endings</h4>
      <p className={styles.lead}>
        Other thank-you screens or redirects. The first one whose rule is true is shown. Without
        one, visitors see the success message above.
      </p>
      {endings.length > 0 && (
        <ol className={styles.cards}>
          {endings.map((ending, at) => (
            <EndingCard
              key={ending.id}
              ending={ending}
              at={at}
              count={endings.length}
              isOpen={openId === ending.id}
              onOpen={(isOpen) => setOpenId(isOpen ? ending.id : null)}
              removal={removal}
            />
          ))}
        </ol>
      )}
      <Button
        variant="quiet"
        size="sm"
        className={styles.add}
        icon={<IconPlus size={16} stroke={1.75} aria-hidden />}
        disabled={endings.length >= limits.endings}
        disabledReason={`A form can have up to ${limits.endings} endings.`}
        onClick={add}
        data-add
      >
        Add an ending
      </Button>
    </section>
  )
}

/** Unfolds the ending that a link asks for. Its logic then opens the rule, if the link names one. */
function useAskedEnding(endings: readonly Ending[], open: (id: string) => void) {
  const { screen } = useEditor()
  const asked = useScreen(({ askedRule }) => askedRule)
  useEffect(() => {
    const ending = endings.find(({ id }) => id === asked?.fieldId)
    if (ending === undefined || asked === null) return
    open(ending.id)
    if (asked.rule === 0 || ending.conditional === undefined) screen.showRule(null)
  }, [asked, endings, open, screen])
}

function EndingCard({
  ending,
  at,
  count,
  isOpen,
  onOpen,
  removal,
}: {
  ending: Ending
  at: number
  count: number
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  removal: ReturnType<typeof useRowFocus>['removal']
}) {
  const { store, announce } = useEditor()
  const say = useStepNotice()
  const body = useId()
  const schema = useRuleSchema()
  const { id } = ending
  const name = nameOfEnding(ending, at)
  const change = (members: Partial<Ending>, what: string, control: string) =>
    store.run(changeEnding(id, members, `Change the ${what} of an ending`, control))

  function step(by: 1 | -1) {
    store.endTyping()
    if (store.run(stepEnding(id, by))) announce(`Ending moved ${by === 1 ? 'down' : 'up'}`)
  }

  function remove() {
    store.endTyping()
    store.run(removeEnding(id))
    say({ done: 'Ending deleted' })
  }

  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <button
          type="button"
          id={`ending-${id}`}
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={body}
          onClick={() => onOpen(!isOpen)}
        >
          <IconChevronRight size={16} stroke={1.75} aria-hidden />
          <span className={styles.name}>
            <b dir="auto">{name}</b>
            <When ending={ending} schema={schema} />
          </span>
        </button>
        <div className={styles.actions}>
          <IconButton
            size="sm"
            label={`Move ${name} up`}
            icon={<IconArrowUp {...icon} />}
            disabled={at === 0}
            onClick={() => step(-1)}
          />
          <IconButton
            size="sm"
            label={`Move ${name} down`}
            icon={<IconArrowDown {...icon} />}
            disabled={at === count - 1}
            onClick={() => step(1)}
          />
          <IconButton
            size="sm"
            label={`Delete ${name}`}
            icon={<IconTrash {...icon} />}
            {...removal(at, remove)}
          />
        </div>
      </div>
      {!isOpen && <FindingLines fieldId={id} />}
      {isOpen && (
        <div id={body} className={styles.body}>
          <TextWithAnswers
            label="Heading"
            before={null}
            placeholder={english.ending.thankYou}
            maxLength={limits.labelCharacters}
            value={ending.title ?? ''}
            onChange={(title) => change({ title }, 'heading', 'title')}
          />
          <TextWithAnswers
            label="Message"
            before={null}
            rows={2}
            placeholder={english.ending.received}
            maxLength={limits.descriptionCharacters}
            value={ending.message ?? ''}
            onChange={(message) => change({ message }, 'message', 'message')}
          />
          <TextWithAnswers
            label="Redirect URL of this ending"
            before={null}
            isAddress
            placeholder="https://"
            hint="Visitors are redirected here after the message. Optional."
            value={ending.redirectUrl ?? ''}
            error={addressProblem(ending.redirectUrl)}
            onChange={(redirectUrl) => change({ redirectUrl }, 'redirect URL', 'redirectUrl')}
          />
          <section aria-label={`Logic of ${name}`}>
            <FieldLogic
              field={endingAsField(ending, at)}
              schema={schema}
              waiting="Loading logic..."
            />
          </section>
        </div>
      )}
    </li>
  )
}

/** When the ending is shown, in words. */
function When({ ending: { conditional }, schema }: { ending: Ending; schema: FormSchema }) {
  if (conditional === undefined || isTraditional(schema)) {
    return (
      <span>{conditional === undefined ? 'Always shown' : 'Not used in a Traditional form'}</span>
    )
  }
  const phrases = describeConditional(conditional, schema, { clauses: 2 })
  return (
    <span>
      {phrases.length === 0 ? (
        'Always shown: there are no rules yet'
      ) : (
        <>
          Shown when <Phrases phrases={phrases} />
        </>
      )}
    </span>
  )
}
