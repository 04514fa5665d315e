import type { DaySettingProps, SettingControls } from '@ramiform/fields/settings'
import { useState } from 'react'
import { MoneyField } from '../../../ui/MoneyField.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { TextWithAnswers } from '../texts/TextWithAnswers.tsx'
import styles from './MoreSettings.module.css'
import { SettingRows } from './setting-rows/SettingRows.tsx'

/** The editor's controls for field settings. */
export const settingControls: SettingControls = {
  Text: ({ lines, code, placeholder, ...props }) =>
    lines === undefined ? (
      <TextField
        {...props}
        className={styles.setting}
        {...(placeholder !== undefined && { placeholder })}
        {...(code && { style: { fontFamily: 'var(--mono)', fontSize: 'var(--text-sm)' } })}
        dir={code ? 'ltr' : 'auto'}
        spellCheck={!code}
        autoComplete="off"
      />
    ) : (
      <TextArea {...props} className={styles.setting} dir="auto" rows={lines} />
    ),
  TextWithAnswers: ({ fieldId, lines, code: _code, ...props }) => (
    <TextWithAnswers
      {...props}
      className={styles.setting}
      before={fieldId}
      {...(lines !== undefined && { rows: lines })}
    />
  ),
  Day: DaySetting,
  Number: ({ min, max, step, ...props }) => (
    <NumberField
      {...props}
      {...(min !== undefined && { min })}
      {...(max !== undefined && { max })}
      {...(step !== undefined && { step })}
    />
  ),
  Money: ({ isRequired = false, ...props }) => (
    <MoneyField {...props} isRequired={isRequired} className={styles.setting} />
  ),
  Switch: ({ error: _error, ...props }) => <Switch {...props} className={styles.setting ?? ''} />,
  Choice: ({ choices, ...props }) => (
    <SelectField {...props} className={styles.setting} options={choices} />
  ),
  Rows: SettingRows,
}

/** A day input that may be empty or incomplete while the owner types. Such texts are stored only as an absent optional day. */
function DaySetting({ value, isOptional = false, onChange, ...props }: DaySettingProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // Another value came from outside, such as from Undo.
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  return (
    <TextField
      {...props}
      type="date"
      max="9999-12-31"
      value={typed}
      onChange={(day) => {
        setTyped(day)
        if (day === '' && !isOptional) return
        setKnown(day)
        onChange(day)
      }}
    />
  )
}
