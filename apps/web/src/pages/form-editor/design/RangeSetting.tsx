import { useId } from 'react'
import styles from './Controls.module.css'

/** Slider for a number, with its formatted value. */
export function RangeSetting(props: {
  label: string
  value: number
  least: number
  most: number
  step?: number
  /** value shown beside the slider: `10 px` */
  shown: string
  /** value for screen readers: `10 pixels` */
  spoken: string
  onChange: (value: number) => void
}) {
  const id = useId()
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{props.label}</label>
      <input
        id={id}
        className={styles.slider}
        type="range"
        min={props.least}
        max={props.most}
        step={props.step}
        value={props.value}
        aria-valuetext={props.spoken}
        onChange={(event) => props.onChange(event.currentTarget.valueAsNumber)}
      />
      <output htmlFor={id}>{props.shown}</output>
    </div>
  )
}
