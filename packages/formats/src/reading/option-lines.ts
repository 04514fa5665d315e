/** A line with one or more options: `a) Red`, `☐ Red ☐ Blue`, `( ) Red`, `[ ] Red`. */
export interface OptionLine {
  readonly options: readonly string[]
  readonly choice: 'radio' | 'checkbox'
  /** true: only options have this mark */
  readonly isSure: boolean
}

const marks = [
  { mark: /(?:^|\s)(?:\\?\[[ xX✓]?\\?\]|[☐☑☒□■▢◻◼❏❑🔲])\s*(?=\S)/gu, choice: 'checkbox' },
  { mark: /(?:^|\s)(?:\([ xXo•*]?\)|[○◯◉⚪⚫🔘⭕])\s*(?=\S)/gu, choice: 'radio' },
] as const

const lettered = /^\(?[a-zA-Z][.)]\s+(?=\S)/

export function readOptionLine(text: string): OptionLine | null {
  for (const { mark, choice } of marks) {
    const pieces = text.split(mark)
    // A mark comes before each option; text before the first mark is a label.
    if (pieces.length < 2 || pieces[0]?.trim() !== '') continue
    return { options: textsOf(pieces), choice, isSure: true }
  }
  return lettered.test(text)
    ? { options: [text.replace(lettered, '')], choice: 'radio', isSure: false }
    : null
}

/** Reads a label with options on the same line: `Gender: ( ) Male ( ) Female`. */
export function readLabelledOptions(
  text: string,
): (OptionLine & { readonly label: string }) | null {
  for (const { mark, choice } of marks) {
    const [label = '', ...pieces] = text.split(mark)
    if (label.trim() === '' || pieces.length < 2) continue
    return { label: label.trim(), options: textsOf(pieces), choice, isSure: true }
  }
  return null
}

function textsOf(pieces: readonly string[]): readonly string[] {
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '')
}
