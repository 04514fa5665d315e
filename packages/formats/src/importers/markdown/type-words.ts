import type { FieldTypeName } from '@ramiform/fields'
import { typeCalled } from '../../reading/type-names.ts'

/** Names of types in German, French, Spanish, Italian, Portuguese and Dutch; `type-names.ts` has the English ones */
const words: readonly (readonly [FieldTypeName, RegExp])[] = [
  [
    'text',
    /^(?:freitext|kurz(?:er )?text|texte(?: libre| court)?|texto(?: libre| livre| corto| curto)?|testo(?: libero| breve)?|(?:vrije |korte )?tekst)$/i,
  ],
  [
    'textarea',
    /^(?:lang(?:er )?text|mehrzeilig(?:er text)?|texte long|texto (?:largo|longo)|testo lungo|lange tekst)$/i,
  ],
  ['number', /^(?:zahl|nombre|n[uú]mero|getal)$/i],
  ['date', /^(?:datum|fecha|data)$/i],
  ['file', /^(?:datei(?:[ -]?upload)?|fichier|archivo|ficheiro|allegato|bestand)$/i],
  [
    'select',
    /^(?:auswahl(?:liste)?|liste(?: d[ée]roulante)?|lista(?: desplegable| suspensa)?|menu a tendina|keuzelijst)$/i,
  ],
  [
    'checkbox',
    /^(?:mehrfachauswahl|choix multiples?|selecci[óo]n m[úu]ltiple|scelta multipla|m[úu]ltipla escolha|meerkeuze)$/i,
  ],
  ['radio', /^(?:einfachauswahl|choix unique|selecci[óo]n [úu]nica|scelta singola)$/i],
]

/** The type that a word behind a label names. */
export function typeNamed(name: string): FieldTypeName | null {
  return typeCalled(name) ?? words.find(([, pattern]) => pattern.test(name.trim()))?.[0] ?? null
}

const yesNo = /^(yes|ja|oui|s[ií]|sim)\s*\/\s*(no|nein|non|nee|n[ãa]o)$/i

/** Options of `yes/no`, in these languages; null for other words. */
export function yesNoOptions(text: string): readonly string[] | null {
  const pair = yesNo.exec(text.trim())?.slice(1)
  return pair?.map((word) => word.charAt(0).toUpperCase() + word.slice(1)) ?? null
}
