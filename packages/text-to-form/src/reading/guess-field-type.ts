import type { FieldTypeName } from '@ramiform/fields'

/** Words that tell a field's type, whole words only; the first type with a match wins. */
const hints = {
  email: ['e-?mails?', 'e-?mail address(?:es)?'],
  url: ['web ?sites?', 'urls?', 'web (?:page|address)', 'home ?page', 'linkedin', 'portfolio link'],
  phone: [
    'phones?',
    'telephone',
    'tel',
    'mobile(?: number)?',
    'cell ?phone',
    'cell number',
    'fax',
    'whatsapp',
    'contact number',
  ],
  file: ['upload', 'attach(?:ment|ments)?', 'r[eé]sum[eé] file', 'cv file'],
  date: [
    'dates?',
    'dob',
    'd\\.o\\.b',
    'birth ?day',
    'birth ?date',
    'deadline',
    'what day',
    'which day',
    'when (?:is|was|did|do|does|will|would|are|were|can|should)',
  ],
  number: [
    'how (?:many|old|much|long|far|tall|often per)',
    'number of',
    'no\\. of',
    'age',
    'quantity',
    'count',
    'amount',
    'percentage',
    'weight',
    'height',
    'budget',
    'income',
    'salary',
    'years of',
    'headcount',
    `(?<!(?:${[
      'account',
      'case',
      'card',
      'customer',
      'flight',
      'house',
      'id',
      'invoice',
      'licen[cs]e',
      'member(?:ship)?',
      'model',
      'order',
      'part',
      'passport',
      'policy',
      'reference',
      'registration',
      'room',
      'serial',
      'social security',
      'tax',
      'ticket',
      'tracking',
      'vat',
    ].join('|')}) )number`,
  ],
  textarea: [
    'comments?',
    'message',
    'describe',
    'description',
    'explain',
    'feedback',
    'tell us (?:more|about|why|what)',
    'additional (?:information|details|notes)',
    'notes',
    'bio(?:graphy)?',
    'details',
  ],
} as const satisfies Partial<Record<FieldTypeName, readonly string[]>>

type GuessedType = keyof typeof hints

const patterns = Object.entries(hints).map(
  ([type, words]) =>
    [
      type as GuessedType,
      new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'iu'),
    ] as const,
)

/** The type that a label's words tell, among those that are asked for. */
export function guessFieldType<T extends GuessedType>(text: string, among: readonly T[]): T | null {
  for (const [type, pattern] of patterns) {
    const wanted = among.find((one) => one === type)
    if (wanted !== undefined && pattern.test(text)) return wanted
  }
  return null
}

const fieldNames =
  /^(?:(?:your|applicant(?:'s)?|contact|work|home|preferred|primary|full|first|last|middle|family|given|sur|nick|company|business|job|billing|shipping|mailing|street|postal|emergency|parent|student|project|organi[sz]ation)[ -]?)*(?:name|e-?mail(?: address)?|(?:tele|cell)?phone(?: number)?|mobile(?: number)?|address|date of birth|dob|birth ?date|birthday|age|title|company|organi[sz]ation|occupation|position|role|city|town|state|country|zip(?: code)?|post ?code|postal code|website|url|message|comments?|notes|subject|signature|date|budget|gender|nationality|department)s?$/i

/** Whether a text is the name of something that forms ask for, and nothing else: "Full name", "Phone". */
export function isFieldName(text: string): boolean {
  return text.length <= 60 && fieldNames.test(text.trim())
}
