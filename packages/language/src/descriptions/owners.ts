import { re } from '../patterns.ts'

/** Things that several people or objects may have, each their own */
const belongings =
  /^(?:(?:full|first|last|middle|home|work|mobile|contact|cell|e-?mail|phone|postal|mailing|street|date of|preferred|current) )*(?:names?|surnames?|e-?mails?|e-?mail address(?:es)?|phones?|phone numbers?|numbers?|mobile|mobile numbers?|telephone|address(?:es)?|age|ages|birth|birthday|dob|gender|pronouns|occupation|title|relationship|signature|school|grade|year|breed|weight|colou?r|make|model|website|job title|position|role|company|industry)(?=$|\s*[([:])/i
const person =
  'parent|guardian|child|kid|son|daughter|student|pupil|patient|guest|partner|spouse|husband|wife|emergency contact|contact person|contact|supervisor|manager|employer|referee|reference|referrer|owner|driver|passenger|pet|dog|cat|horse|vehicle|car|teacher|doctor|physician|gp|vet|landlord|tenant|buyer|seller|bride|groom|caller|team captain|captain|coach|player|applicant|witness|next of kin|company|organi[sz]ation|business|school|venue|event|recipient|sender|host|speaker|sponsor|mother|father|camper|participant|baby|client|customer|friend|plus one|carer|caregiver'
const possessive =
  /^((?:the |their |your |a |an |his |her |each |any )?(?:[\p{L}-]+ ){0,2}[\p{L}-]+['’]s|(?:the |their |your |a |an |each |any )?[\p{L}-]+s['’])\s+(.+)$/iu
const compound = re.iu`^((?:the |their |your |a |an |each |any )?(?:${person}))\s+(.+)$`

/** The owner in "the parent's name", "emergency contact phone" */
function ownerOf(part: string): string | null {
  const [, owner, thing = ''] = possessive.exec(part) ?? compound.exec(part) ?? []
  return owner !== undefined && belongings.test(thing) ? owner : null
}

export const isOwned = (part: string) => ownerOf(part) !== null

/** Number of people or objects asked about. With more than one, a label must say whose "email" it asks for. */
export function ownersIn(text: string): number {
  const pattern = re.giu`\b(${person})(?:['’]?s['’]?)?\s+(?:full |first |last )?(?:names?|ages?|e-?mail|phone|dob|date of birth|address)\b`
  const owners = text.slice(0, 20_000).matchAll(pattern)
  return new Set(Array.from(owners, ([, owner = '']) => owner.toLowerCase())).size
}

/** People whose details always have their own labels, even if nobody else is asked about */
const others =
  /^(?:an? |the |their )?(?:emergency contact|contact person|next of kin|referee|landlord|supervisor)(?:['’]s)?$/i

/** Adds the owner to each part of a list: "the parent's name, email and phone". */
export function withOwners(parts: readonly string[], owners: number): readonly string[] {
  let owner = ''
  return parts.map((part, index) => {
    const own = ownerOf(part)
    if (own !== null || !belongings.test(part)) {
      owner = own ?? ''
      return part
    }
    // A single owner applies to the next part only: "company name and address, comments".
    const isNear = parts.length === 2 && isOwned(parts[index - 1] ?? '')
    const isOfOwner = owner !== '' && (owners > 1 || isNear || others.test(owner))
    return isOfOwner ? `${owner} ${part}` : part
  })
}
