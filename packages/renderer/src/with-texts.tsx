import { liveTexts } from '@ramiform/core/answers-in-texts/live-texts'
import { answerInText } from '@ramiform/fields/answer-in-text'
import { useWords } from '@ramiform/fields/words'
import { type ComponentType, useMemo, useState, useSyncExternalStore } from 'react'
import type { FormBodyProps } from './form-body.ts'

type Body = ComponentType<FormBodyProps>

/** The same form with answers in its labels, descriptions, sections and tables. Other forms do not load it. */
export function withTexts(Plain: Body): Body {
  return (props) => <BodyWithTexts {...props} Plain={Plain} />
}

/** `Plain` with answers in its texts. */
export function BodyWithTexts({ Plain, ...props }: FormBodyProps & { Plain: Body }) {
  const { form, filling } = props
  const { schema } = form
  const { language } = useWords()
  // Before the first render, so that the server's markup has the answers.
  const [texts] = useState(() =>
    liveTexts(filling, schema, (field, answer) =>
      answerInText(field, answer, schema.settings.payment?.currency, language),
    ),
  )
  const { sections, tables } = useSyncExternalStore(texts.subscribe, texts.now, texts.now)
  const shown = useMemo(
    () => ({ ...form, schema: { ...schema, sections, tables } }),
    [form, schema, sections, tables],
  )
  return <Plain {...props} form={shown} />
}
