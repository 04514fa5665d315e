/** Usual questions of a topic, as a description. The first that fits is used. */
const topics: readonly (readonly [RegExp, string])[] = [
  [/^kontaktformular/i, 'Name, E-Mail, Nachricht'],
  [/^formulario de contacto/i, 'Nombre, correo electrónico, mensaje'],
  [/^formulaire de contact/i, 'Nom, e-mail, message'],
  [/\brsvps?\b|\bweddings?\b|\binvitations?\b/i, 'Name, will you attend?, number of guests'],
  [/\bnewsletters?\b|\bmailing list\b/i, 'Name, email'],
  [/\b(?:jobs?|employment|career)\b/i, 'Full name, email, phone, resume upload, cover letter'],
  [/\bnps\b|\bnet promoter\b/i, 'How likely are you to recommend us (0-10), reason for your score'],
  [/\b(?:feedback|satisfaction|reviews?)\b/i, 'Rating from 1 to 5, what can we improve?, comments'],
  [/\b(?:booking|reservation|appointment)s?\b/i, 'Name, email, phone, preferred date, comments'],
  [/\b(?:orders?|ordering)\b/i, 'Name, email, product, quantity, delivery address'],
  [
    /\b(?:incident|accident)s?\b/i,
    'Name, email, date of the incident, location of the incident, what happened?, photo upload',
  ],
  [/\b(?:leave|time off|vacation|holiday) requests?\b/i, 'Name, first day, last day, reason'],
  [/\bcomplaints?\b/i, 'Name, email, description of the problem'],
  [/\b(?:support|help ?desk|bugs?)\b/i, 'Name, email, subject, description of the problem'],
  [/\b(?:contact|get in touch|e?nquir(?:y|ies)|inquir(?:y|ies))\b/i, 'Name, email, message'],
  [
    /\b(?:regist(?:er|ration)|sign-? ?up|enrol\w*|application|volunteers?)\b/i,
    'Name, email, phone',
  ],
  [/\brequests?\b/i, 'Name, email, your request'],
]

/** Words; a longer text without any question is no topic. */
const longestTopic = 12

/** The usual questions of a description that names only its topic: "RSVP for our wedding". */
export function questionsOfTopic(text: string): string | null {
  if (text.trim().split(/\s+/).length > longestTopic || /[?:,]|^thank/i.test(text)) return null
  return topics.find(([words]) => words.test(text))?.[1] ?? null
}
