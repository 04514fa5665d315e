import { stem } from '../chat/words/stem.ts'
import { wordSet } from '../chat/words/word-set.ts'
import { rememberedText } from '../remembered.ts'

const empty = wordSet`a an the their your his her my our its this that these those any some all each every of for to in on at by with from and or is are was were be been being am do does did done has have had having will would should could can may might must shall they them you he she we i it us who whom what which when where why how whether if not no yes there as than then so please also only just own want wants need needs like likes person user people anyone someone customer respondent applicant field question answer answered answers option one ones very really re ve ll d`

/** Content words of a text, without endings. */
export const contentWords = rememberedText((text): readonly string[] => {
  const small = text.toLowerCase()
  const plain = /['’]/.test(small) ? small.replaceAll(/['’]s\b/g, '') : small
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) => {
    if (empty.has(word) || empty.has(stem(word))) return []
    return /^(?:comes?|coming)$/.test(word) ? 'attend' : stem(word)
  })
})

/** Names of the same thing */
const same: readonly (readonly [RegExp, string])[] = [
  [/^e ?mail(?: address)?$/, 'email'],
  [/^(?:phone|telephone|mobile|contact) number$|^telephone$/, 'phone'],
  [/^full name$/, 'name'],
  [/^(?:dob|birthday|birthdate)$/, 'date of birth'],
  [/^comments?(?: or questions)?$/, 'comments'],
]

/** Key that is equal for labels that ask for the same. */
export const keyOf = rememberedText((label): string => {
  const plain = label
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:(?:the|a|an|your|their|any|please|enter|what is|what s|whats) )+(?=\S)/, '')
  return same.find(([names]) => names.test(plain))?.[1] ?? plain
})
