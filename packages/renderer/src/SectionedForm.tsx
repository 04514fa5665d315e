import { say } from '@ramiform/core/built-in-texts/say'
import type { Field } from '@ramiform/core/field'
import type { Filling } from '@ramiform/core/filling/filling'
import type { FormSchema } from '@ramiform/core/form'
import type { SectionRun } from '@ramiform/core/section'
import { useWords } from '@ramiform/fields/words'
import { type ComponentType, memo, useLayoutEffect, useRef, useState } from 'react'
import { formId } from './field-ids.ts'
import type { FormBodyProps } from './form-body.ts'
import { PageList } from './PageList.tsx'
import { SectionHead, sectionTitleId } from './SectionHead.tsx'
import { Fields, type FieldsProps, StandardForm } from './StandardForm.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { submitTextOf } from './shown-form.ts'
import { useAnyVisible } from './use-any-visible.ts'
import { useIsLive } from './use-filling.ts'
import { firstOn, usePages } from './use-pages.ts'
import { usePressGuard } from './use-press-guard.ts'

/** Fields with the labels that they have in the list of problems, where rows are named after their table. */
export type WithTableLabels = (
  fields: readonly Field[],
  tables: FormSchema['tables'],
) => readonly Field[]

/**
 * Standard form with sections: one page at a time, with Previous and Next. Without JavaScript the server shows the next
 * page, so all pages are in the markup and post their answers.
 */
export function SectionedForm(
  props: FormBodyProps & {
    at?: string | undefined
    /** Fields of a section. Forms with tables have their own. */
    Rows?: ComponentType<FieldsProps> | undefined
    withTableLabels?: WithTableLabels | undefined
  },
) {
  const { form, filling, at } = props
  // Before the first render, so that the server's markup has the page.
  useState(() => at !== undefined && filling.goTo(at))
  const words = useWords()
  const { all, current, shown } = usePages(filling, form.schema)
  const isLive = useIsLive()
  const place = shown.indexOf(current)
  const [before, after] = [shown[place - 1], shown[place + 1]]
  const page = useRef<HTMLDivElement>(null)
  useOnTurn(page, current)
  useProblemsPage(props)

  function turnTo(index: number | undefined) {
    const target = index === undefined ? undefined : all[index]
    const first = target && firstOn(filling, target)
    if (first !== undefined) filling.goTo(first)
  }

  /** The check of *Next* covers only this page. */
  const ofPage: Filling = {
    ...filling,
    fields: props.withTableLabels?.(filling.fields, form.schema.tables) ?? filling.fields,
    check() {
      const found = filling.check()
      if (after === undefined) return found
      const here = new Set(all[current]?.runs.flatMap(({ fields }) => fields.map(({ id }) => id)))
      filling.setProblems(found.filter(({ fieldId }) => here.has(fieldId)))
      return filling.problems()
    },
  }

  return (
    <StandardForm
      {...props}
      filling={ofPage}
      onComplete={() => (after === undefined ? props.onComplete() : turnTo(after))}
      hiddenInputs={
        <>
          {props.hiddenInputs}
          {all.length > 1 ? <input type="hidden" name="form.page" value={current} /> : null}
        </>
      }
      notice={
        <>
          {shown.length > 1 ? (
            <PageList pages={all} shown={shown} current={current} onTurn={turnTo} />
          ) : null}
          {props.notice}
        </>
      }
    >
      {all.map(({ runs }, index) => (
        <div
          key={runs[0]?.fields[0]?.id ?? ''}
          className="rf-page"
          hidden={index !== current}
          ref={index === current ? page : undefined}
        >
          {runs.map((run) => (
            <Run
              key={run.fields[0]?.id}
              run={run}
              form={form}
              filling={filling}
              onAppear={index === current ? props.onAppear : nothingToSay}
              Rows={props.Rows ?? Fields}
            />
          ))}
        </div>
      ))}
      <div
        className="rf-send rf-turn"
        data-more={(after === undefined && current + 1 < all.length) || undefined}
      >
        {after === undefined ? (
          <>
            {current + 1 < all.length ? (
              // Without JavaScript, only the server knows if the answers show another page.
              <noscript>
                <button type="submit" className="rf-button" form={formId} {...next}>
                  {words.card.next}
                </button>
              </noscript>
            ) : null}
            <SubmitButton
              key="send"
              state={props.button}
              text={submitTextOf(form, words)}
              form={formId}
            />
          </>
        ) : (
          <button key="next" type="submit" className="rf-button" form={formId} {...next}>
            {words.card.next}
          </button>
        )}
        {before === undefined ? null : (
          <button
            // A key, because a click on a button that turns into another one would press that one.
            key="previous"
            type={isLive ? 'button' : 'submit'}
            className="rf-button rf-ghost"
            form={formId}
            name="form.go"
            value="previous"
            onClick={() => turnTo(before)}
          >
            {words.card.previous}
          </button>
        )}
        <span className="rf-unseen" aria-live="polite">
          {place > -1 && shown.length > 1
            ? say(words.sections.counter, { index: place + 1, count: shown.length })
            : ''}
        </span>
      </div>
    </StandardForm>
  )
}

/** Questions of other pages are not announced. */
function nothingToSay() {}

/** Tells the server which button was pressed. */
const next = { name: 'form.go', value: 'next' }

/** One section, or fields between sections. */
const Run = memo(function Run({
  run: { section, fields },
  Rows,
  ...form
}: Omit<FieldsProps, 'fields'> & { run: SectionRun; Rows: ComponentType<FieldsProps> }) {
  const isShown = useAnyVisible(form.filling, fields)
  const isLive = useIsLive()
  return (
    <section
      aria-labelledby={section?.title ? sectionTitleId(section) : undefined}
      // Visitors without JavaScript see all sections of the page, as they see all its questions.
      hidden={isLive && !isShown}
      data-hidden={(!isLive && !isShown) || undefined}
    >
      {section === undefined ? null : <SectionHead section={section} />}
      <Rows {...form} fields={fields} />
    </section>
  )
})

/** Moves the focus to the title of a new page, and scrolls to it. A double press does not reach the new page. */
function useOnTurn(page: { readonly current: HTMLElement | null }, current: number) {
  const before = useRef(current)
  const turned = usePressGuard(page, true)
  useLayoutEffect(() => {
    if (before.current === current) return
    before.current = current
    turned()
    const { current: element } = page
    // A summary of problems has the focus already.
    if (element?.ownerDocument.activeElement?.closest('.rf-summary')) return
    const title = element?.querySelector<HTMLElement>('h2[tabindex], input, select, textarea')
    title?.focus({ preventScroll: true })
    element?.closest('.rf-sheet')?.querySelector('.rf-pages')?.scrollIntoView({ block: 'start' })
  }, [page, current, turned])
}

/** Shows the page with the first problem of a rejected submit. */
function useProblemsPage({ problems, filling }: FormBodyProps) {
  useLayoutEffect(() => {
    const [first] = problems
    if (first !== undefined) filling.goTo(first.fieldId)
  }, [problems, filling])
}
