import { useState } from 'react'
import { Checkbox as ACheckbox } from '../../../ui/Checkbox.tsx'
import { FieldFrame as Frame } from '../../../ui/FieldFrame.tsx'
import { FileDrop as AFileDrop } from '../../../ui/FileDrop.tsx'
import { MarkedTextArea as AMarkedTextArea } from '../../../ui/MarkedTextArea.tsx'
import { MoneyField as AMoneyField } from '../../../ui/MoneyField.tsx'
import { MonoText as AMonoText } from '../../../ui/MonoText.tsx'
import { NumberField as ANumberField } from '../../../ui/NumberField.tsx'
import { SearchField as ASearchField } from '../../../ui/SearchField.tsx'
import { SearchSelect as ASearchSelect } from '../../../ui/SearchSelect.tsx'
import { Segmented as ASegmented } from '../../../ui/Segmented.tsx'
import { Select as ASelect } from '../../../ui/Select.tsx'
import { SelectField as ASelectField } from '../../../ui/SelectField.tsx'
import { Switch as ASwitch } from '../../../ui/Switch.tsx'
import { TextArea as ATextArea } from '../../../ui/TextArea.tsx'
import { TextField as ATextField } from '../../../ui/TextField.tsx'
import type { States } from '../states.ts'

const nothing = () => {}
const sizes = [
  { value: 'small', label: 'Up to 5' },
  { value: 'large', label: 'More than 5' },
] as const

const file = {
  extensions: ['md', 'csv'],
  words: { drop: 'Drop a file here', choose: 'Choose a file', another: 'Choose another file' },
  note: 'Markdown or CSV, up to 10 MB.',
  onFile: nothing,
} as const

const groups = [{ label: 'Teams', options: sizes }]

export const states: States = {
  TextField: {
    empty: () => (
      <ATextField label="Email" placeholder="Enter your email..." value="" onChange={nothing} />
    ),
    filled: () => <ATextField label="Email" value="mara@example.org" onChange={nothing} />,
    'with a hint': () => (
      <ATextField label="Link" hint="Letters and digits." value="winter" onChange={nothing} />
    ),
    wrong: () => (
      <ATextField
        label="Email"
        error="Please enter a valid email address"
        value="mara@"
        onChange={nothing}
      />
    ),
    disabled: () => <ATextField label="Email" disabled value="kept" onChange={nothing} />,
    compact: () => <ATextField label="Value" compact value="4" onChange={nothing} />,
  },
  TextArea: {
    filled: () => (
      <ATextArea
        label="Description"
        value={'Saturday 17 April.\nIn the studio.'}
        onChange={nothing}
      />
    ),
    wrong: () => (
      <ATextArea label="Description" error="Too long by 12." value="..." onChange={nothing} />
    ),
  },
  MonoText: {
    empty: () => (
      <AMonoText
        label="Tree"
        placeholder={'Do you need a room?\n├── Yes\n└── No'}
        value=""
        onChange={nothing}
      />
    ),
    'with a note': () => (
      <AMonoText label="Content" note="Detected: Markdown" value="## Name" onChange={nothing} />
    ),
    wrong: () => <AMonoText label="Lines" aria-invalid value="## Name" onChange={nothing} />,
    held: () => <AMonoText label="Held tree" readOnly value="## Name" onChange={nothing} />,
  },
  FileDrop: {
    empty: () => <AFileDrop label="First file" fileName={null} {...file} />,
    'with a file': () => <AFileDrop label="Second file" fileName="questions.md" {...file} />,
    shrunk: () => <AFileDrop label="Third file" fileName="questions.md" shrinks {...file} />,
  },
  MarkedTextArea: {
    empty: () => (
      <AMarkedTextArea
        label="Description"
        placeholder="A form for ..."
        value=""
        marks={[]}
        onChange={nothing}
      />
    ),
    marked: () => (
      <AMarkedTextArea
        label="Description with marks"
        value="Name, email and a dropdown for shoe size"
        marks={[
          { start: 0, end: 4, tone: 'point', isCurrent: true },
          { start: 19, end: 27, tone: 'warning' },
        ]}
        onChange={nothing}
      />
    ),
  },
  MoneyField: {
    empty: () => <AMoneyField label="Amount" value={undefined} onChange={nothing} />,
    filled: () => <AMoneyField label="Amount" value={1_990} onChange={nothing} />,
    wrong: () => (
      <AMoneyField label="Amount" error="Enter an amount." value={0} onChange={nothing} />
    ),
  },
  NumberField: {
    empty: () => (
      <ANumberField label="Min" placeholder="none" value={undefined} onChange={nothing} />
    ),
    filled: () => <ANumberField label="Max" value={40} onChange={nothing} />,
    wrong: () => (
      <ANumberField label="Max" error="Max is less than Min." value={-1} onChange={nothing} />
    ),
  },
  FieldFrame: {
    'what all fields have in common': () => (
      <Frame label="Label" hint="A hint below">
        <p>The control stands here.</p>
      </Frame>
    ),
  },
  SearchField: {
    empty: () => (
      <ASearchField
        label="Search"
        placeholder="Search forms"
        shortcut="/"
        value=""
        onChange={nothing}
      />
    ),
    filled: () => (
      <ASearchField label="Search" placeholder="Search forms" value="winter" onChange={nothing} />
    ),
  },
  SearchSelect: {
    empty: () => (
      <ASearchSelect
        label="Field"
        groups={groups}
        value=""
        onChange={nothing}
        placeholder="Choose a field"
        searchPlaceholder="Find a field"
      />
    ),
    chosen: () => (
      <ASearchSelect
        label="Field"
        compact
        groups={groups}
        value="large"
        onChange={nothing}
        placeholder="Choose a field"
        searchPlaceholder="Find a field"
      />
    ),
  },
  SelectField: {
    empty: () => <ASelectField label="Team" options={sizes} value={null} onChange={nothing} />,
    chosen: () => <ASelectField label="Team" options={sizes} value="small" onChange={nothing} />,
    wrong: () => (
      <ASelectField
        label="Team"
        error="Choose one."
        options={sizes}
        value={null}
        onChange={nothing}
      />
    ),
    disabled: () => (
      <ASelectField label="Team" disabled options={sizes} value="small" onChange={nothing} />
    ),
  },
  Select: {
    empty: () => (
      <ASelect label="Team" placeholder="Choose..." options={sizes} value="" onChange={nothing} />
    ),
    chosen: () => <ASelect label="Team" compact options={sizes} value="small" onChange={nothing} />,
  },
  Checkbox: {
    'on and off': () => (
      <>
        <ACheckbox checked onChange={nothing}>
          Email address
        </ACheckbox>
        <ACheckbox checked={false} onChange={nothing}>
          Phone
        </ACheckbox>
      </>
    ),
  },
  Segmented: {
    'one of two': () => <OneOfTwo />,
    disabled: () => (
      <ASegmented label="Mode" options={sizes} value="small" disabled onChange={nothing} />
    ),
  },
  Switch: {
    'on and off': () => <OnAndOff />,
    'with a hint': () => (
      <ASwitch
        label="Collect email"
        hint="Visitors are asked for their address."
        checked
        onChange={nothing}
      />
    ),
    disabled: () => <ASwitch label="Required" checked={false} disabled onChange={nothing} />,
  },
}

function OneOfTwo() {
  const [size, setSize] = useState<'small' | 'large'>('small')
  return <ASegmented label="Team" options={sizes} value={size} onChange={setSize} />
}

function OnAndOff() {
  const [on, setOn] = useState(true)
  return (
    <>
      <ASwitch label="On" checked={on} onChange={setOn} />
      <ASwitch label="Off" checked={!on} onChange={(off) => setOn(!off)} />
    </>
  )
}
