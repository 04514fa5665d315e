import { IconCheck, IconGitMerge, IconLink, IconPlayerPlay, IconPlus } from '@tabler/icons-react'
import styles from './Demo.module.css'
import { CanvasField, CanvasForm, Window } from './features/Window.tsx'

const steps = [
  { icon: IconPlus, name: 'Add the questions', how: 'Click a field, type its label.' },
  {
    icon: IconGitMerge,
    name: 'Draw the branches',
    how: 'Choose the answer that shows the next question.',
  },
  { icon: IconLink, name: 'Share the link', how: 'Publish, copy, send.' },
] as const

/** A form in three steps, until there is a film: Coming Soon (spec section 2). Radio buttons work without a script. */
export function Demo() {
  return (
    <div id="demo" tabIndex={-1} className={styles.demo}>
      <div>
        <h2>See a form grow</h2>
        <p>From an empty page to a published link, in three steps. Choose one.</p>
        <fieldset className={styles.steps}>
          <legend className="visually-hidden">Step</legend>
          {steps.map(({ icon: Icon, name, how }, place) => (
            <label key={name}>
              <input type="radio" name="demo-step" value={place + 1} defaultChecked={place === 1} />
              <Icon size={20} stroke={1.75} aria-hidden />
              <span>{name}</span>
              <small>{how}</small>
            </label>
          ))}
        </fieldset>
      </div>
      <div className={styles.screen}>
        <div className={styles.picture} aria-hidden>
          <Window
            bar={
              <>
                <b>Summer open day</b>
                <span className={styles.published}>Published</span>
              </>
            }
          >
            <CanvasForm>
              <CanvasField label="Will you join us?" options={['In person', 'Online']} />
              <CanvasField
                className={styles.branch}
                label="Any food needs?"
                options={['Yes', 'No']}
                when={
                  <>
                    <b>Will you join us?</b> is <b>In person</b>
                  </>
                }
              />
              <CanvasField
                className={styles.branch}
                label="What should we know?"
                placeholder="Enter your message..."
                when={
                  <>
                    <b>Any food needs?</b> is <b>Yes</b>
                  </>
                }
              />
            </CanvasForm>
          </Window>
          <span className={styles.copied}>
            <IconCheck size={18} stroke={1.75} />
            Copied the link: …/f/summer-open-day
          </span>
        </div>
        <p className={styles.film}>
          <IconPlayerPlay size={14} stroke={1.75} aria-hidden />
          Film: Coming Soon
        </p>
      </div>
    </div>
  )
}
