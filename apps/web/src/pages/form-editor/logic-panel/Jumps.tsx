import { type Jump, jumpsAfter, setJump, unskippable } from '@ramiform/core/conditions/jumps'
import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useDeferredValue, useEffect, useId, useMemo, useRef } from 'react'
import { setConditionals } from '../../../editing/draft/field-commands.ts'
import { useEditor } from '../../../editing/editor-context.tsx'
import { fieldName } from '../../../forms/field-name.ts'
import { newRuleId } from '../../../forms/rule-ids.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu, MenuItem } from '../../../ui/Menu.tsx'
import { Select } from '../../../ui/Select.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import styles from './Jumps.module.css'

interface JumpsProps {
  readonly field: Field
  readonly schema: FormSchema
}

/** Value of the target "end of the form" in its select, which no id can have. */
const atEnd = '/'

/**
 * Where the answers of a choice lead. Jumps are read from the logic of the later questions, and a changed jump changes that logic
 * (decision 680). Nothing for a question that allows several answers, or has fewer than two questions after it.
 */
export function Jumps({ field, schema }: JumpsProps) {
  const { store, announce } = useEditor()
  const toast = useToast()
  const title = useId()
  const list = useRef<HTMLElement>(null)
  const added = useRef('')
  const settled = useDeferredValue(schema)
  const form = useMemo(() => withoutHidden(settled), [settled])
  const answers = answersOf(field)
  const later = form.fields.slice(form.fields.findIndex(({ id }) => id === field.id) + 1)
  const jumps = useMemo(
    () => jumpsAfter(form, field.id, answersOf(field), fieldTypes),
    [form, field],
  )
  const targetOf = (answer: string) =>
    Array.from(list.current?.querySelectorAll('li') ?? [])
      .find(({ dataset }) => dataset.answer === answer)
      ?.querySelector('select')
  // Unless its menu is still open, which moves the focus itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new row can be the added one
  useEffect(() => {
    if (list.current?.contains(document.activeElement)) targetOf(added.current)?.focus()
  }, [jumps])
  if (answers.length === 0 || later.length < 2) return null

  const sources = unskippable(form, field.id)
  const last = later.findIndex(({ id }) => sources.has(id))
  const reachable = last === -1 ? later : later.slice(0, last + 1)
  const free = answers.filter((answer) => !jumps.some((jump) => jump.answer === answer))
  const targets = [
    ...reachable.slice(1).map((one) => ({ value: one.id, label: fieldName(one) })),
    ...(last === -1 ? [{ value: atEnd, label: 'the end of the form' }] : []),
  ]

  function change(answer: string, to: string | undefined, said: string) {
    const now = withoutHidden(store.getState().draft.schema)
    const changes = setJump(now, field.id, { answer, to }, fieldTypes, newRuleId)
    if (changes === null) {
      toast('A question in between has too many rules for a jump.', { kind: 'failed' })
      return
    }
    store.endTyping()
    added.current = ''
    if (changes.size > 0) store.run(setConditionals(changes, 'Change'))
    announce(said)
  }

  return (
    <section className={styles.jumps} aria-labelledby={title} ref={list}>
      <h3 id={title}>Jumps</h3>
      <p>
        {jumps.length === 0
          ? 'Every answer leads to the next question.'
          : 'A jump hides the questions in between.'}
      </p>
      {jumps.length > 0 && (
        <ul>
          {jumps.map((jump) => (
            <li key={jump.answer} data-answer={jump.answer}>
              {jump.others.length === 0 ? (
                <>
                  <span>
                    If <b>{jump.answer}</b>, go to
                  </span>
                  <span className={styles.target}>
                    <Select
                      compact
                      label={`If ${jump.answer}, go to`}
                      value={jump.to ?? atEnd}
                      options={targets}
                      onChange={(to) =>
                        change(jump.answer, to === atEnd ? undefined : to, 'Jump changed')
                      }
                    />
                    <IconButton
                      size="sm"
                      label={`Remove the jump for ${jump.answer}`}
                      icon={<IconX size={16} stroke={1.75} aria-hidden />}
                      onClick={() => {
                        change(jump.answer, later[0]?.id, 'Jump removed')
                        list.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
                      }}
                    />
                  </span>
                </>
              ) : (
                <ReadOnly jump={jump} fields={form.fields} />
              )}
            </li>
          ))}
        </ul>
      )}
      {free.length > 0 && targets.length > 0 && (
        <Menu
          trigger={
            <Button
              variant="quiet"
              size="sm"
              icon={<IconPlus size={16} stroke={1.75} aria-hidden />}
            >
              Add a jump
            </Button>
          }
          focusAfter={() => targetOf(added.current) ?? null}
        >
          {free.map((answer) => (
            <MenuItem
              key={answer}
              onSelect={() => {
                const to = targets[0]?.value
                change(answer, to === atEnd ? undefined : to, 'Jump added')
                added.current = answer
              }}
            >
              If {answer}
            </MenuItem>
          ))}
        </Menu>
      )}
    </section>
  )
}

/** A jump that comes from other rules, which only their questions can change. */
function ReadOnly({ jump, fields }: { jump: Jump; fields: readonly Field[] }) {
  const { store } = useEditor()
  const [first] = jump.others
  const nameOf = (id: string) => {
    const field = fields.find((one) => one.id === id)
    return field === undefined ? id : fieldName(field)
  }
  return (
    <>
      <span>
        If <b>{jump.answer}</b>, go to{' '}
        {jump.to === undefined ? 'the end of the form' : <b>{nameOf(jump.to)}</b>}
      </span>
      {first !== undefined && (
        <small>
          By the rules of{' '}
          <button type="button" onClick={() => store.select(first)}>
            {nameOf(first)}
          </button>
          {jump.others.length > 1 &&
            (jump.others.length === 2 ? ' and 1 more' : ` and ${jump.others.length - 1} more`)}
        </small>
      )}
    </>
  )
}

/** Answers of a choice of one, as rules compare them. */
function answersOf({ type, options = [], other, hidden }: Field): readonly string[] {
  const known = fieldTypeOf(fieldTypes, type)
  if (hidden || known?.hasOptions !== true || known.answerKind !== 'text') return []
  return other === undefined ? options : [...options, other]
}

function withoutHidden(schema: FormSchema): FormSchema {
  return { ...schema, fields: schema.fields.filter(({ hidden }) => !hidden) }
}
