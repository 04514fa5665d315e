// Loaded only by forms with options that are offered for some answers only.
import type { Answer } from '@ramiform/core/answers'
import type { Field } from '@ramiform/core/field'
import type { Filling } from '@ramiform/core/filling/filling'
import { type FormBodyProps, withOffers } from '@ramiform/renderer'
import { type ComponentType, useState } from 'react'
import type { PageData } from '../state/page-data.ts'
import type { FurtherInput } from './further-input.ts'

/**
 * The page's address can choose options that its markup hides, because they are not offered without answers. The script
 * removes these from the page, so they are read before, and chosen again once the other answers are there.
 */
export function open({ form }: PageData): FurtherInput {
  /** Null until they are read, which happens once. */
  let chosen: readonly (readonly [string, Answer])[] | null = null
  const read = () => {
    chosen ??= form.schema.fields.flatMap((field) => (field.optionsWhen ? chosenIn(field) : []))
  }
  return {
    wrap(Plain: ComponentType<FormBodyProps>) {
      const Offering = withOffers(Plain)
      return (props) => {
        useState(read)
        return <Offering {...props} />
      }
    },
    bring(filling: Filling) {
      for (const [id, answer] of chosen ?? []) {
        if (String(filling.answer(id) ?? '') === String(answer)) continue
        filling.setAnswer(id, answer)
        // A list has the option only after the next render.
        requestAnimationFrame(() => {
          const list = document.querySelector<HTMLSelectElement>(`select[name="${id}"]`)
          if (list !== null && filling.answer(id) === answer) list.value = String(answer)
        })
      }
      // Answers that are restored later win.
      chosen = []
    },
  }
}

/** The chosen options of a field in the page. None with *Other*, whose text the form reads itself. */
function chosenIn({ id, type, other }: Field): readonly (readonly [string, Answer])[] {
  const controls = document.querySelectorAll<HTMLInputElement>(
    `.rf-field :is(select, :checked)[name="${id}"]`,
  )
  const values = [...controls].map(({ value }) => value).filter((value) => value !== '')
  const [first] = values
  if (first === undefined || values.includes(other ?? '')) return []
  return [[id, type === 'checkbox' ? values : first]]
}
