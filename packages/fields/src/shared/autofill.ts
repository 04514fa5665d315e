/**
 * HTML autocomplete names (WCAG 1.3.5) with unambiguous labels for each, in the languages of the forms. Only the
 * server uses this, so it is not in the form's script.
 */
const labelsOf = {
  name: 'name, full name, your name, vollständiger name, nom complet, nombre completo, nome completo, nome e cognome, naam, volledige naam, お名前, 氏名, الاسم, الاسم الكامل, שם מלא',
  'given-name': 'first name, given name, vorname, prénom, voornaam, الاسم الأول, שם פרטי',
  'family-name':
    'last name, surname, family name, nachname, familienname, nom de famille, apellidos, sobrenome, cognome, achternaam, اسم العائلة, שם משפחה',
  organization:
    'company, company name, organisation, organization, firma, unternehmen, entreprise, société, empresa, azienda, bedrijf, bedrijfsnaam, 会社名, الشركة, اسم الشركة, חברה, שם החברה',
  'organization-title': 'job title, berufsbezeichnung, intitulé du poste, functietitel, 役職',
  'address-line1':
    'street, street address, street and number, address line 1, straße, straße und hausnummer, numéro et rue, calle, calle y número, rua, straat, straat en huisnummer',
  'address-line2': 'address line 2',
  'postal-code':
    'postcode, post code, postal code, zip, zip code, plz, postleitzahl, code postal, código postal, cep, cap, 郵便番号, الرمز البريدي, מיקוד',
  'address-level2':
    'city, town, city or town, town or city, stadt, wohnort, ville, ciudad, cidade, città, stad, woonplaats, 市区町村, المدينة, עיר',
  'address-level1':
    'state, state or province, province, bundesland, provincia, provincie, 都道府県',
  'country-name': 'country, land, pays, país, paese, 国, البلد, الدولة, מדינה',
  bday: 'date of birth, birth date, birthday, geburtsdatum, date de naissance, fecha de nacimiento, data de nascimento, data di nascita, geboortedatum, 生年月日, تاريخ الميلاد, תאריך לידה',
}

const tokens = new Map(
  Object.entries(labelsOf).flatMap(([token, labels]) =>
    labels.split(', ').map((label): [string, string] => [label, token]),
  ),
)

/** HTML's `autocomplete` for a question with this label. */
export function autofillOf(label: string): string | undefined {
  return tokens.get(label.trim().toLowerCase())
}
