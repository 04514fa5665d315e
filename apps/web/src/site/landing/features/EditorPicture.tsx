import {
  IconAlignLeft,
  IconCalendar,
  IconCheck,
  IconCheckbox,
  IconChevronDown,
  IconCircleDot,
  IconHash,
  IconLetterCase,
  IconMail,
  IconPaperclip,
  IconSelector,
} from '@tabler/icons-react'
import styles from './editor-picture.module.css'
import { CanvasField, CanvasForm, Window } from './Window.tsx'

const palette = [
  {
    group: 'Basic Fields',
    fields: [
      [IconLetterCase, 'Text Input'],
      [IconMail, 'Email Address'],
      [IconHash, 'Number'],
      [IconAlignLeft, 'Long Text'],
    ],
  },
  {
    group: 'Choice Fields',
    fields: [
      [IconSelector, 'Dropdown'],
      [IconCircleDot, 'Multiple Choice'],
      [IconCheckbox, 'Checkboxes'],
    ],
  },
  {
    group: 'Special Fields',
    fields: [
      [IconCalendar, 'Date'],
      [IconPaperclip, 'File Upload'],
    ],
  },
] as const

/** The editor: palette, canvas, logic panel. */
export function EditorPicture() {
  return (
    <Window
      bar={
        <>
          <b>Workshop sign-up</b>
          <div className={styles.tabs}>
            <span>Build</span>
            <span>Flow</span>
            <span>Share</span>
            <span>Results</span>
          </div>
          <span className={styles.preview}>Preview</span>
          <span className={styles.state}>
            Published
            <IconChevronDown size={14} stroke={1.75} />
          </span>
        </>
      }
    >
      <div className={styles.editor}>
        <div className={styles.palette}>
          {palette.map(({ group, fields }) => (
            <div key={group}>
              <small>{group}</small>
              {fields.map(([Icon, name]) => (
                <span key={name}>
                  <Icon size={16} stroke={1.75} />
                  {name}
                </span>
              ))}
            </div>
          ))}
        </div>
        <div className={styles.canvas}>
          <p>
            <span className={styles.views}>
              <b>Fields</b>
              <span>Design</span>
            </span>
            <IconCheck size={16} stroke={1.75} />
            No problems in the logic
          </p>
          <CanvasForm title="Workshop sign-up">
            <CanvasField label="How will you take part?" options={['In person', 'Online']} />
            <CanvasField label="How many of you are coming?" placeholder="Enter a number..." />
            <CanvasField
              label="Lunch"
              options={['Vegetarian', 'Vegan', 'Other']}
              selected
              when={
                <>
                  <b>How will you take part?</b> is <b>In person</b> and 2 more
                </>
              }
            />
            <CanvasField
              label="What do you eat?"
              placeholder="Enter text..."
              when={
                <>
                  <b>Lunch</b> is <b>Other</b>
                </>
              }
            />
          </CanvasForm>
        </div>
        <Logic />
      </div>
    </Window>
  )
}

function Logic() {
  return (
    <div className={styles.logic}>
      <strong>Logic for Lunch</strong>
      <p>
        Shown when <b>How will you take part?</b> is <b>In person</b>, and either <b>Session</b> is{' '}
        <b>Full day</b>, or <b>How many of you are coming?</b> is greater than <b>4</b>.
      </p>
      <span className={styles.group}>All of</span>
      <Rule field="How will you take part?" condition="is" value="In person" />
      <div className={styles.rule}>
        <span className={styles.group}>Any of</span>
      </div>
      <div className={styles.inner}>
        <Rule field="Session" condition="is" value="Full day" />
        <Rule field="How many?" condition="is greater than" value="4" />
      </div>
      <div className={styles.rule}>
        <span>Add rule</span>
        <span>Add group</span>
      </div>
    </div>
  )
}

function Rule({ field, condition, value }: { field: string; condition: string; value: string }) {
  return (
    <div className={styles.rule}>
      <b>{field}</b>
      <em>{condition}</em>
      <u>{value}</u>
    </div>
  )
}
