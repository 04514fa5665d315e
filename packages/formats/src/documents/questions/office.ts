// Parts of a form that others fill in (decision 700): an office, a school, a workshop. They ask nothing of the person who answers.

/** English: anywhere in a line */
const usual =
  /\b(?:(?:for )?(?:office|official|internal|staff|administrative|admin|clinic|hr|school|company|agency|department|bank|store|library|court|government|registrar|shelter|landlord|management|agent|treasurer|club|lab(?:oratory)?|billing) use(?:\s+only)?|do not write (?:below|in|on|under)|leave (?:this (?:space|section) )?blank(?!,? (?:if|when|unless|where|for)\b)|to be completed by (?:the )?(?:office|staff|school|employer|manager|hr|clinic|doctor|physician|administrat\w+|landlord|agent|finance|accounts|supervisor|reviewer|department)|(?:office|staff|official) only)\b/i

const offices = [
  // English
  'office|staff|workshop|reception|surgery|practice|clinic|dentist|doctor|nurse|hospital|secretar(?:y|ies|iat)|treasurer|committee|admin(?:istrat(?:or|ion))?s?|council|town hall|school|college|university|bank|shop|store|warehouse|garage|library|museum|studio|kitchen|food ?bank|charity|church|parish|landlord|agency|department|hr|mechanic|technician|club|trust|venue|organi[sz]ers?|registrar|cashier|finance|accounts|laboratory|lab',
  // German
  '\\p{L}{0,20}(?:sekretariat|schule|verwaltung|verein|vorstand|büro|amt|behörde|gemeinde|praxis|arzt|ärztin|klinik|krankenhaus|kasse|kassierer|kassenwart|geschäftsstelle|bank|bearbeiter|personalabteilung|werkstatt|lager|leitung|kita|kindergarten|institut|universität|hochschule|bibliothek|museum|vermieter|veranstalter|rezeption|kanzlei|buchhaltung|dienststelle|stelle|stadt)(?:s|es|in)?|personal|firma',
  // French
  'mairie|école|collège|lycée|secrétariat|administration|services?|établissement|médecin|association|club|bailleur|bureau|accueil|direction|comptabilité|banque|organisateurs?|organisme|commission|trésori(?:er|ère)|préfecture|clinique|atelier|cabinet',
  // Spanish
  'secretaría|centro|administración|entidad|oficina|empresa|ayuntamiento|colegio|escuela|club|banco|médico|protectora|asociación|organización|personal|recepción|taller|tesorería|universidad|dirección',
  // Italian
  'segreteria|ufficio|scuola|associazione|amministrazione|comune|banca|medico|direzione|ente|organizzazione|personale|officina|circolo|società|tesoreria|biblioteca',
  // Portuguese
  'secretaria|escola|administração|escritório|empresa|câmara|banco|médico|associação|organização|serviços?|recepção|direção|oficina|tesouraria|clube',
  // Dutch
  'school|gemeente|secretariaat|kantoor|administratie|club|vereniging|huisarts|arts|bank|bestuur|organisatie|balie|werkplaats|penningmeester|praktijk|instelling|afdeling|verhuurder',
  // Polish
  'urząd|szkoł[aęy]|sekretariat|administracj[aęi]|pracownik|placówk[aęi]|bank|organ|organizator|biuro|lekarz|komisj[aęi]',
].join('|')
const office = `(?:${offices})(?![\\p{L}])`

/** Respondents: `Cadre réservé aux parents` asks them. */
const respondents =
  'parents?|guardians?|applicants?|members?|patients?|pupils?|students?|candidates?|customers?|clients?|participants?|\\p{L}{0,20}(?:eltern|mitglied\\p{L}*|antragsteller\\p{L}*|erziehungsberechtigte\\p{L}*|bewerber\\p{L}*|schüler\\p{L}*|teilnehmer\\p{L}*|kunden?|mieter\\p{L}*|patient\\p{L}*|mitarbeiter\\p{L}*)|ihnen|vous|demandeurs?|élèves?|candidats?|adhérents?|salariés?|locataires?|familles?|solicitantes?|interesad[oa]s?|padres|alumn[oa]s?|socios?|genitori|richiedente|alliev[oi]|soci[oi]?|candidat[oi]|cliente|requerente|encarregad[oa]s?|alun[oa]s?|ouders?|aanvragers?|leden|lid|deelnemers?|wnioskodawc\\p{L}*|rodzi\\p{L}*|uczeń|klient|pacjent|kandydat'
const anyOther = `(?!(?:${respondents})(?![\\p{L}]))\\p{L}+`

/** Most lines do not have the word, and need no look at all offices. */
const hasUse = '(?=.{0,80} use)'

/** Uses of a product, which a question may ask about */
const ownUse =
  '(?:personal|private|external|single|home|own|business|commercial|educational|research|outdoor|indoor|family|members?)'
/** Words of sentences such as `We use only organic flour` */
const inSentence =
  'we|i|you|they|he|she|it|who|people|please|do|does|did|can|could|must|may|will|shall|should|would|to|and|or|that|which|always|often|not'
const use = `${hasUse}(?!(?:\\p{L}+ ){0,2}${ownUse} use)(?:for )?(?:(?!(?:${inSentence}) )[\\p{L}&’']+ ){1,3}use only`

/** Offices that are no places to choose: `Kitchen only` may be an option. */
const onlyOffices =
  'office|staff|workshop|reception|surgery|practice|secretary|treasurer|committee|admin|council|hr|mechanic|technician|registrar|cashier|finance|accounts|lab|food ?bank|agency|department|landlord'

/** People who work on a form: `FOR FARM MANAGER ONLY`. In the plural they may be asked: `For managers only`. */
const roles =
  'manager|supervisor|coordinator|co-ordinator|foreman|warden|steward|clerk|officer|chair(?:man|woman|person)?|president|captain|teacher|coach|instructor|inspector|assessor|examiner|interviewer|moderator'

const das = '(?:das |die |den |dem |der )?'
const le = "(?:(?:à|a) la |(?:à|a) l['’]|au |aux |(?:à|a) )"
const il = "(?:a |al |alla |all['’]|allo |ai |agli |d(?:a|al|alla|all['’]|allo|ai|agli) )"

/** At the beginning of a line, in the languages of the product */
const beginnings = [
  use,
  `for ${office} use`,
  `(?:${onlyOffices}) only`,
  `${hasUse}(?:for )?(?:the )?(?:[\\p{L}.&]+ ){0,2}(?:${offices}|${roles})s?['’]s? use(?=(?: only)?\\s*(?:$|[:.(–—-]))`,
  `for (?:the )?(?:[\\p{L}.&’']+ ){0,2}(?:${onlyOffices}|${roles}) only`,
  `(?:checked|verified|processed|entered|reviewed) by (?:the |our )?${office}`,
  `(?:(?:this |the )?(?:section|part|box|space|area|page|table) (?:is )?)reserved for (?:the |our )?(?:use (?:of|by) )?${anyOther}`,
  `reserved for (?:the |our )?(?:use (?:of|by) )?${office}(?! (?:chair|desk))`,
  `(?:(?:this |the )?(?:section|part|box|space|page) )?(?:to be )?(?:completed|filled in|filled out) by (?:the |our )?${office}`,
  `nur für ${das}${office}(?=\\s*(?:$|[:.(–—-]))`,
  `nur (?:vom?|von|durch|für) ${das}(?:intern\\p{L}+ )?${anyOther}[^:]{0,40}(?:aus ?zu ?füllen|auszufüllen|ausfüllen|ausgefüllt|gebrauch|zwecke?)`,
  `(?:(?:diese[rs]? )?(?:teil|feld|bereich|abschnitt|seite) )?(?:wird |ist |bitte )?(?:nur )?(?:vom?|von|durch) ${das}${office}[^:]{0,30}(?:auszufüllen|ausgefüllt)`,
  '(?:nur )?(?:für |zum )?(?:den )?(?:internen? |dienst(?:liche[nr]? )?|amtliche[nr]? )(?:gebrauch|zwecke?|vermerke?|verwendung|bearbeitung)',
  `(?:bearbeitungs|amts|eingangs|dienst)vermerke?(?![\\p{L}])`,
  `(?:bearbeitung|vermerke?)\\s*(?:\\(|durch ${das}|der |des |:?\\s*)${office}`,
  'bitte (?:nicht ausfüllen|freilassen|frei lassen)',
  `(?:cadre|partie|zone|espace|case|encadré|rubrique|section)s? (?:strictement |exclusivement )?réservée?s? ${le}${anyOther}`,
  `réservée?s? ${le}${office}`,
  `(?:(?:cadre|partie|zone|espace|case|encadré|rubrique|section) )?(?:à|a) (?:remplir|compléter) par (?:la |le |les |l['’]|notre )?${office}`,
  "(?:à |pour |réservé à l['’])?usage (?:interne|administratif)|ne (?:rien|pas) (?:inscrire|écrire|remplir)",
  `(?:(?:espacio|recuadro|parte|sección|apartado) )?(?:a |para )?(?:ser )?(?:rellenar|cumplimentar|completar|llenar)(?:se)? por (?:el |la |los |las |nuestr[oa] )?${office}`,
  `(?:espacio|recuadro|parte|casilla|sección) reservad[oa] (?:para |a )(?:el |la |los |las )?${anyOther}|reservado (?:para |a )(?:el |la )?${office}`,
  `(?:para |de )?uso (?:interno|oficial|administrativo|exclusivo de(?:l| la)? ${office})|para uso de(?:l| la)? ${office}|no (?:escribir|rellenar)`,
  `(?:spazio|parte|sezione|riquadro|campo) riservat[oa] ${il}${anyOther}|riservat[oa] ${il}${office}`,
  `(?:(?:parte|spazio|sezione|riquadro) )?(?:da compilare |da compilarsi |compilazione )?a cura d(?:i|el |ella |ell['’]|ello ) ?${office}|(?:(?:parte|spazio|sezione|riquadro) )?da compilar(?:e|si) (?:da parte )?${il}${office}`,
  '(?:ad? |per )?uso (?:interno|ufficio)|non (?:scrivere|compilare)',
  `(?:espaço|campo|área|parte) reservad[oa] (?:à |ao |aos |às |a |para )?${anyOther}|reservado (?:à |ao |aos |às )${office}`,
  `(?:(?:espaço|campo|área|parte|secção|seção) )?(?:a |para )?(?:ser )?(?:preencher|preenchid[oa]) p(?:or|elo|ela|elos|elas) ${office}|não (?:escrever|preencher)`,
  `(?:(?:dit )?(?:deel|gedeelte|vak) )?(?:is )?(?:alleen )?in (?:te )?vullen door (?:de |het |onze |ons )?${office}|(?:alleen )?(?:voor )?(?:intern|kantoor|administratief) ?gebruik|niet invullen|(?:ruimte |bestemd )(?:bestemd )?voor (?:de |het )?${office}`,
  `(?:wypełnia|(?:miejsce )?dla) ${office}|(?:nie wypełniać|do użytku wewnętrznego)`,
  '(?:事務局?|社内|係員?|受付|学校|病院)(?:使用|記入)?欄|(?:この欄(?:に|は))?記入しないで',
  'ل?لا?(?:ستخدام|ستعمال) (?:الرسمي|الإداري|الداخلي|المكتب|الإدارة|المدرسة)|خاص بال(?:إدارة|مكتب|مدرسة)',
  'לשימוש (?:ה?משרד|פנימי|המזכירות|ה?מערכת)|למילוי (?:על ידי|ע["״]י) (?:המשרד|המזכירות)',
]
const beginning = new RegExp(`^[\\s([*•–—-]*(?:${beginnings.join('|')})(?![\\p{L}])`, 'iu')

/** `FOODBANK USE    Voucher no. ____`, in capitals: `Workshop use` may be what somebody books. */
const officeUse = new RegExp(`^(?:${onlyOffices.toUpperCase()}) USE(?![\\p{L}])`, 'u')

/** Offices in a title without further words: `For the committee`, `Für den Vorstand` */
const officeTitle = new RegExp(
  `^(?:${[
    `for (?:the |our )?(?:${onlyOffices})`,
    'für (?:das |die |den |unser(?:en?)? )?(?:sekretariat|verwaltung|vorstand|büro|amt|behörde|geschäftsstelle|kassierer|kassenwart|buchhaltung|personalabteilung|leitung|jury|kommission)',
    "pour (?:le |la |l['’])(?:secrétariat|administration|bureau|commission|comité|trésori(?:er|ère)|comptabilité|direction|accueil|jury)",
    'para (?:el |la )(?:secretaría|administración|oficina|comité|comisión|tesorería|dirección|jurado)',
    "per (?:il |la |lo |l['’])(?:segreteria|amministrazione|ufficio|comitato|commissione|tesoreria|direzione|giuria)",
    'para (?:o |a )(?:secretaria|administração|escritório|comité|comitê|comissão|tesouraria|direção|júri)',
    'voor (?:de |het |ons )?(?:secretariaat|administratie|kantoor|bestuur|commissie|penningmeester|directie|jury)',
    '(?:事務局|事務所|委員会|受付)(?:用|記入欄)',
    'ل(?:لإدارة|لجنة|لمكتب|للجنة|لسكرتارية)',
    'ל(?:משרד|מזכירות|וועדה|ועדה|הנהלה)',
  ].join('|')})\\s*[:.]?$`,
  'iu',
)

/** True for the title of a part that staff fill in. */
export function isOfficeTitle(text: string): boolean {
  return officeTitle.test(text.trim()) || isForOffice(text)
}

/** `Your answers are for internal use only.` */
const aboutAnswers =
  /^(?:(?:all|your|the|these|our|this|any) )*(?:responses?|answers?|data|information|results?|details|feedback|survey|questionnaire|form|document)s? (?:given )?(?:is|are|will|may|can)\b/i

/** `Staff: item ref. ____ initials ____`, but not `Staff: ____ Guests: ____` */
const staffNote =
  /^\s*(?:staff|sekretariat|verwaltung|geschäftsstelle|secrétariat|secretaría|segreteria|secretariaat)\s*[:：]\s*\p{L}/iu

/** True for a line with room that staff fill in behind their name. `start`: its words up to the first room */
export function isStaffNote(start: string): boolean {
  return staffNote.test(start)
}

/** A line that begins a part for staff says so early. */
const comparedCharacters = 300

/**
 * True for parts that staff fill in.
 * @param isOption true for the words behind a box: `☐ Office only`
 */
export function isForOffice(text: string, isOption = false): boolean {
  const plain = text.trim().slice(0, comparedCharacters)
  if (aboutAnswers.test(plain)) return false
  if (usual.test(plain)) return true
  // `Our guests use only the small hall`
  const isSentence = /[?？]\s*$| use only \p{Ll}/u.test(plain)
  if (isOption || isSentence) return false
  return beginning.test(plain) || officeUse.test(plain)
}

/** True for a line for staff that names its contents, too: `For office use: Received ____` */
export function saysMoreThanOffice(text: string): boolean {
  const start = text.trim().slice(0, comparedCharacters)
  const rest = [beginning, officeUse, usual].reduce((left, one) => left.replace(one, ''), start)
  return /\p{L}{2}/u.test(rest.replace(/^for\s|(?<=^\s*)only(?![\p{L}])/iu, ''))
}

const filledBy =
  /(?:to be |be )?(?:completed|filled (?:in|out)) by|auszufüllen|ausgefüllt|(?:remplir|compléter) par|(?:rellenar|cumplimentar|completar|llenar) por|compilar(?:e|si)|preench|vullen door|wypełnia/iu

/** True for words that also stand at the top of a form for that office: `To be completed by the doctor` */
export function saysWhoFillsIn(text: string): boolean {
  return filledBy.test(text)
}
