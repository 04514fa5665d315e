// Check boxes with a statement in the first person, which are no options of the question above.
import { countWords, readLabel } from './label.ts'
import { aQuestion, type Question } from './question.ts'

/** Agreement in the languages of the product: `I agree`, `Ich willige ein`, `J’accepte` */
const consent =
  /^(?:i (?:agree|accept|consent|certify|declare|confirm|have read|understand)|(?:hiermit )?(?:ich )?(?:stimme|willige|akzeptiere|erkläre|bestätige|versichere)(?: ich)?(?!\p{L})|(?:hiermit )?ich bin (?:damit )?einverstanden|ich habe .*\bgelesen|j['’](?:accepte|atteste|ai lu|ai pris connaissance)|je (?:certifie|déclare|confirme|consens|reconnais)|(?:yo )?(?:acepto|declaro|confirmo|certifico|consiento|he leído)|(?:io )?(?:accetto|dichiaro|confermo|acconsento|ho letto)|(?:eu )?(?:aceito|concordo|li e )|ik (?:ga (?:ermee )?akkoord|accepteer|verklaar|bevestig|heb .*\bgelezen)|(?:أوافق|أقر|أتعهد|أؤكد|لقد قرأت|قرأت)(?!\p{L})|(?:אני |הריני |הנני )(?:מסכימ?ה?ם?|מאשרת?|מצהירה?|מתחייבת?)(?!\p{L})|קראתי(?!\p{L})|.*(?:同意|承諾|了承|誓約)(?:し(?:ます|ました)|いたします|する))/iu

/** Permissions that a person may refuse */
const voluntary =
  /(?<!\p{L})(?:photo\p{L}*|foto\p{L}*|pictures?|bild(?:er|aufnahmen)|videos?|vídeos?|vidéos?|images?|imágenes|immagini|imagens|film\p{L}*|newsletters?|boletín|marketing|promotion\p{L}*|offers|news|nieuwsbrief|werbung|publicité|publicidad|pubblicità|mailing list|\p{L}{0,2}صور\p{L}*|تسويق|\p{L}?תמונ\p{L}*|\p{L}?צילומ\p{L}*|דיוור)(?!\p{L})|写真|動画|ニュースレター|メルマガ|メールマガジン/iu

/** Sentences in the first person in the languages of the product */
const firstPerson =
  /^(?:i|we|my child|by|ich|wir|mein kind|hiermit|je|nous|mon enfant|yo|acepto|autorizo|consiento|declaro|deseo|quiero|doy|he leído|mi hij[oa]|io|accetto|autorizzo|acconsento|dichiaro|desidero|ho letto|mio figlio|mia figlia|eu|aceito|concordo|desejo|meu filho|minha filha|mi impegno|mi comprometo|me comprometo|comprometo-me|li e|ik|wij|mijn kind|أنا|إنني|نحن|أوافق|أقر|أتعهد|أسمح|طفلي|ابني|ابنتي|אני|אנחנו|אנו|הריני|הנני|ילדי|בני|בתי|קראתי)(?!\p{L})|^(?:私|わたし|子ども|子供)(?=[はがもの])|^j['’]\p{L}/iu

/** True for a statement without which nothing can be sent: `I accept the terms`. */
export function isNeededConsent(text: string): boolean {
  return consent.test(text) && !voluntary.test(text)
}

/** True for `I accept the terms` and `I would like the magazine by e-mail.` below options that are no statements. */
export function isOwnConsent(text: string, optionsBefore: readonly string[]): boolean {
  return (
    countWords(text) > 4 &&
    isAgreedTo(text) &&
    !optionsBefore.some(
      (option) => /^(?:i|we|my|yes|no)\b/i.test(option) || firstPerson.test(option),
    )
  )
}

/** True for a sentence in the first person, to be agreed to. */
export function isConsent(text: string): boolean {
  return countWords(text) > 4 && firstPerson.test(text.trim().replace(/^\(?\d{1,2}[.)]\s*/, ''))
}

/** True for `I do not give permission`, in the languages of the product with Latin letters. */
export function isRefusal(text: string): boolean {
  return /(?<!\p{L})(?:not|don['’]t|do not|never|refuse|decline|nicht|kein\p{L}*|lehne|ne|n['’]\p{L}+|no|non|rifiuto|nego|não|recuso|niet|geen|weiger)(?!\p{L})/iu.test(
    text.slice(0, 60),
  )
}

/** True if half of the longer words of a statement are in another one. */
export function sharesWords(one: string, other: string): boolean {
  const words = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  const [first, second] = [words(one), words(other)]
  const shared = first.filter((word) => second.includes(word))
  return first.length > 0 && shared.length * 2 >= Math.max(first.length, second.length)
}

/** True for a whole sentence in the first person, which needs a tick or initials beside it and no words. */
export function isAgreedTo(text: string): boolean {
  return isConsent(text) && (/[.!]$/.test(text.trim()) || consent.test(readLabel(text).text))
}

/** A check box of its own for a statement */
export function consentQuestion(statement: string): Question {
  const { text, isRequired } = readLabel(statement)
  return aQuestion(text, {
    answer: 'many',
    options: [{ text: 'Yes', hasRoom: false }],
    isRequired: isRequired || isNeededConsent(text),
  })
}
