import type { FormSchema } from '../form.ts'
import type { Language } from './languages.ts'

type LatinLanguage = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl'

/** Frequent words of forms. Left out: words that are as common in another of the languages, such as "no" and "data". */
const frequentWords: Readonly<Record<LatinLanguage, string>> = {
  en: `the your you what which how why please first last full address phone number date of birth and or is are with for
    message comments company would like to any we us our this when where who yes have city country street zip choose
    enter do did does will should can from about many much often best most anything else job title guest guests work
    rate overall bring`,
  de: `ihr ihre ihren ihrem ihrer sie wie wann warum bitte und oder der das ist sind nachname vorname straße strasse ort
    wohnort plz postleitzahl geburtsdatum anmerkungen anmerkung bemerkungen nachricht telefon telefonnummer firma
    unternehmen anschrift adresse haben welche welcher welches möchten möchtest für mit zur zum ja nein kommen anzahl
    datum kurs anmeldung wir ein eine einen ich dein deine nicht bewerbung teilnehmer anrede herr frau hausnummer von bis
    geben wählen sonstiges uns werden können gerne betreff rückmeldung termin essen wunsch kontakt kontaktformular anfrage bestellung`,
  fr: `votre vos vous nom prénom adresse téléphone et ou le les du est pour avec quel quelle quels quelles comment pourquoi
    oui non ville pays postal naissance entreprise société souhaitez êtes avez numéro courriel commentaires remarques
    inscription nous rue année au aux dans sur ce cette des une quand où qui date participants veuillez autre choisir
    formulaire sujet`,
  es: `su sus usted nombre apellido apellidos correo electrónico teléfono dirección ciudad país fecha nacimiento empresa
    cuál cuáles cómo qué por para el los las del sí mensaje comentarios código número edad quiere desea tiene dónde cuándo
    una inscripción escriba seleccione calle y con postal tu tus asistirá reserva otro`,
  pt: `seu sua seus suas você nome sobrenome apelido telefone telemóvel endereço morada cidade país nascimento empresa qual
    quais como para com os dos sim não mensagem comentários código número idade deseja tem onde quando uma um inscrição
    selecione rua correio eletrónico eletrônico por favor quantos quantas outro gostaria`,
  it: `il lo gli della del dei delle di suo sua tuo nome cognome indirizzo telefono città paese nascita azienda quale quali
    perché con sì messaggio commenti codice numero età desidera vuole dove quando una iscrizione scegli selezionare anche
    sono hai ragione sociale quanti quante altro cosa vuoi`,
  nl: `uw jouw je jij naam voornaam achternaam adres telefoonnummer telefoon woonplaats postcode geboortedatum bedrijf
    bericht opmerkingen wat hoe waarom welke wanneer waar of het een van voor met zijn ja nee aantal graag wilt heeft kies
    vul straat huisnummer aanmelding inschrijving niet ons datum anders plaats`,
}

/** Words of the lists that are in English forms, too: "Comment", "Add-ons", "EST", "Las Vegas". */
const alsoEnglish: ReadonlySet<string> = new Set(
  `com comment con del des dos est favor las les los met mit non ons participants pays postal postcode pour sim van von`.split(
    ' ',
  ),
)
/** True for words that count only beside another word of the language. One or two letters may be an abbreviation, as in Y/N. */
const isWeak = (word: string) => /^[a-z]{1,2}$/.test(word) || alsoEnglish.has(word)

/** Letters that only one of these languages has. */
const ownLetters: Readonly<Partial<Record<LatinLanguage, RegExp>>> = {
  de: /[äöüß]/,
  es: /[ñ¿¡]/,
  pt: /[ãõ]/,
}

const wordLists = Object.entries(frequentWords).map(
  ([language, words]) => [language as LatinLanguage, new Set(words.split(/\s+/))] as const,
)

/** Characters read to detect the language: enough to decide, and cheap for thousands of questions. */
const maxCharacters = 20_000

const known = new WeakMap<FormSchema, { readonly name: string; readonly language: Language }>()

/**
 * Detects the language of a form's texts by script or by frequent words. English when neither decides. The result is
 * cached by schema, since every page needs it.
 */
export function languageOfTexts(schema: FormSchema, name = ''): Language {
  const found = known.get(schema)
  if (found?.name === name) return found.language
  const language = languageOf(textsOf(schema, name))
  known.set(schema, { name, language })
  return language
}

/** Language of built-in texts; null when each visitor's browser decides. */
export function languageOfForm(schema: FormSchema, name?: string): Language | null {
  const { language } = schema.settings
  if (language === 'visitor') return null
  return language ?? languageOfTexts(schema, name)
}

function textsOf({ fields, settings }: FormSchema, name: string): string {
  let text = [settings.title || name, settings.description ?? ''].join('\n')
  for (const { label, description = '', options = [] } of fields) {
    if (text.length > maxCharacters) break
    text += `\n${label}\n${description}\n${options.slice(0, 20).join('\n')}`
  }
  return text.slice(0, maxCharacters).normalize('NFC').toLowerCase()
}

/** @param text in lower case */
function languageOf(text: string): Language {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const share = (script: RegExp) => (text.match(script)?.length ?? 0) / (letters || 1)
  if (share(/\p{Script=Hebrew}/gu) > 0.4) return 'he'
  // Persian and Urdu use the same script, with letters that Arabic does not have.
  if (share(/\p{Script=Arabic}/gu) > 0.4) return /[پچژگکیےں]/.test(text) ? 'en' : 'ar'
  // Chinese text contains none of these letters.
  if (share(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) > 0.1) return 'ja'

  const words = new Set(text.match(/\p{L}+/gu))
  let best: Language = 'en'
  let bestCount = 0
  let isTied = false
  for (const [language, list] of wordLists) {
    const own = ownLetters[language]?.test(text) ? 1 : 0
    const found = [...words].filter((word) => list.has(word))
    const decides = language === 'en' || own > 0 || found.some((word) => !isWeak(word))
    const count = decides ? own + found.length : 0
    if (count > bestCount) {
      best = language
      bestCount = count
      isTied = false
    } else if (count === bestCount) isTied = true
  }
  return isTied ? 'en' : best
}
