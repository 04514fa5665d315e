import type { CSSProperties } from 'react'
import styles from './Comparison.module.css'
import { type Measure, measured, measures } from './measured.ts'

const { programs } = measured

/** A table with a bar for each figure, drawn against the highest one of its row. */
export function Comparison() {
  return (
    <>
      <div>
        <h2>Measured beside the others</h2>
        <p>The same forms on the same machine, in one run. Lower is better in every row.</p>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {programs.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measures.map((measure) => (
            <tr key={measure.name}>
              <th scope="row">
                {measure.name}
                <small>{measure.how}</small>
              </th>
              {programs.map(({ name }, place) => (
                <Figure key={name} measure={measure} place={place} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.notes}>
        <div>
          <h3>How this was measured</h3>
          <p>
            On <time dateTime={measured.on}>{dateText(measured.on)}</time>, with an{' '}
            {measured.machine}. Versions:{' '}
            {programs
              .flatMap(({ name, version }) => (version === null ? [] : [`${name} ${version}`]))
              .join(', ')}
            . Each program shows the same form with 12 fields and 4 conditions in a production
            build, as small as it comes: Form.io without its builder, SurveyJS without its web font.
            Our page comes from the server as HTML; the others draw theirs in the browser. For the
            last row, the processor is four times slower, and the connection has 1.6 Mbit/s and 150
            ms of delay. Figures are medians of 7 visits. Is something wrong?{' '}
            <a href="/contact">Tell us</a>. Run it yourself: <code>node bench/peer-forms.mjs</code>{' '}
            in the repository.
          </p>
        </div>
        <div>
          <h3>When another one suits you better</h3>
          <p>
            The others are libraries that you build into your own application, and their script is
            loaded once for all forms. If several people must edit with roles today, choose a
            product that has teams: ours are Coming Soon.
          </p>
        </div>
      </div>
    </>
  )
}

function Figure({ measure, place }: { measure: Measure; place: number }) {
  const { figures, unit } = measure
  const figure = figures[place] ?? null
  const highest = Math.max(...figures.map((one) => one ?? 0))
  return (
    <td>
      <span className={styles.program}>{programs[place]?.name}</span>
      {figure === null ? (
        <span className={styles.none}>Not measured</span>
      ) : (
        <>
          <b>
            {figure.toLocaleString('en')}
            {unit === '×' ? unit : <small> {unit}</small>}
          </b>
          <i style={{ '--part': figure / highest } as CSSProperties} />
        </>
      )}
    </td>
  )
}

const dateText = (date: string): string =>
  new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
