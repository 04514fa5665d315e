/** A line that is one option or several: `a) Red`, `☐ Red ☐ Blue`, `( ) Red`, `[ ] Red`. */
export interface OptionLine {
  readonly options: readonly string[]
  readonly choice: 'radio' | 'checkbox'
  /** whether the mark is one that only options have */
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
    // The mark stands before each option; a label before the first mark is no option.
    if (pieces.length < 2 || pieces[0]?.trim() !== '') continue
    return { options: textsOf(pieces), choice, isSure: true }
  }
  return lettered.test(text)
    ? { options: [text.replace(lettered, '')], choice: 'radio', isSure: false }
    : null
}

/** A label with its options on the same line: `Gender: ( ) Male ( ) Female`. */
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
