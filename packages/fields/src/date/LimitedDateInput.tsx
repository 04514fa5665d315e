import { dayOfLimit } from '@ramiform/core/missed-day'
import { useEffect, useState } from 'react'
import type { InputProps } from '../shared/input-props.ts'
import { TextBox } from '../shared/TextBox.tsx'
import { lastDay } from './DateInput.tsx'
import { today } from './limited-date.ts'

/**
 * A date with an earliest or latest day. The server's markup has fixed limits only, because its page is cached and the
 * visitor's day is not known there.
 */
export function LimitedDateInput(props: InputProps) {
  const { earliest, latest } = props.field
  const [day, setDay] = useState<string>()
  useEffect(() => setDay(today()), [])
  return (
    <TextBox
      {...props}
      attributes={{
        type: 'date',
        min: dayOfLimit(earliest, day),
        max: dayOfLimit(latest, day) ?? lastDay,
      }}
    />
  )
}
