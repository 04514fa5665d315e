import { Fragment, type ReactNode } from 'react'
import styles from './WayTiles.module.css'
import type { WayName } from './ways.ts'

/** A small picture of a page with the form on it, 132 by 84. */
export function WayDrawing({ way }: { way: WayName }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 132 84" aria-hidden>
      <rect className={styles.page} x="16" y="8" width="100" height="80" rx="4" />
      {drawings[way]}
    </svg>
  )
}

/** Lines of text as bars: x, y and width. */
function lines(...bars: readonly (readonly [x: number, y: number, width: number])[]) {
  return bars.map(([x, y, width]) => (
    <rect key={`${x} ${y}`} className={styles.lines} x={x} y={y} width={width} height="4" rx="2" />
  ))
}

const form = (x: number, y: number, width: number, height: number, radius = 4) => (
  <rect className={styles.form} {...{ x, y, width, height }} rx={radius} />
)
const button = (x: number, y: number) => (
  <rect className={styles.mark} x={x} y={y} width="20" height="6" rx="3" />
)

const drawings: Readonly<Record<WayName, ReactNode>> = {
  inline: (
    <Fragment>
      {lines([26, 16, 40], [26, 24, 80])}
      {form(26, 34, 80, 34)}
      {lines([32, 41, 30], [32, 49, 52])}
      {button(32, 57)}
      {lines([26, 74, 80])}
    </Fragment>
  ),
  popup: (
    <Fragment>
      {lines([26, 16, 40], [26, 24, 80], [26, 32, 66], [26, 40, 80])}
      <rect className={styles.veil} x="16" y="8" width="100" height="80" rx="4" />
      {form(38, 22, 56, 48, 5)}
      {lines([45, 31, 26], [45, 39, 40], [45, 47, 34])}
      {button(45, 56)}
    </Fragment>
  ),
  slider: (
    <Fragment>
      {lines([26, 16, 36], [26, 24, 40], [26, 32, 38], [26, 40, 40])}
      {form(72, 8, 44, 80)}
      {lines([79, 20, 22], [79, 28, 30], [79, 36, 26])}
      {button(79, 46)}
    </Fragment>
  ),
  'side-tab': (
    <Fragment>
      {lines([26, 16, 40], [26, 24, 76], [26, 32, 66], [26, 40, 72], [26, 48, 60])}
      {lines([26, 56, 76], [26, 64, 50])}
      <rect className={styles.mark} x="107" y="28" width="9" height="28" rx="2" />
    </Fragment>
  ),
  basic: (
    <Fragment>
      {lines([26, 16, 40], [26, 24, 80])}
      {form(26, 34, 80, 40, 2)}
      {lines([32, 41, 30], [32, 49, 52], [32, 57, 44])}
      <rect className={styles.lines} x="101" y="37" width="2" height="16" rx="1" />
    </Fragment>
  ),
  responsive: (
    <Fragment>
      {lines([26, 16, 40])}
      {form(26, 26, 80, 54, 2)}
      {lines([32, 34, 30], [32, 42, 52])}
      <path className={styles.ratio} d="M34 72L98 52" />
    </Fragment>
  ),
  wordpress: (
    <Fragment>
      {lines([26, 16, 40], [26, 24, 80])}
      {form(26, 34, 80, 30)}
      <text className={styles.bracket} x="66" y="53" textAnchor="middle">
        [ … ]
      </text>
      {lines([26, 70, 80])}
    </Fragment>
  ),
}
