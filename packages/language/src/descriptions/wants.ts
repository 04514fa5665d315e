/** Subjects that need more than one line of text */
const longTexts =
  /(?<![\p{L}])(?:suggestions?|instructions|anything (?:else|more|we)|ideas?|thoughts|concerns|complaints?|cover letters?|motivation|medical history|health history|work history|employment history|symptoms|story|stories|reviews?|testimonials?|enquir(?:y|ies)|inquir(?:y|ies)|special (?:requests?|requirements?|needs)|other requests|remarks|summary|statement|essay|paragraph|reflections?|about (?:yourself|your (?:project|business|company|idea|experience))|tell us about|describe|explain|improve(?:ments?)?|in (?:your|their) own words|questions? (?:for us|or comments|and comments)|what happened|steps to reproduce)(?![\p{L}])/iu

export function wantsLongText(label: string): boolean {
  return longTexts.test(label)
}

const files =
  /(?<![\p{L}])(?:upload|attach(?:ment|ments)?|r[eé]sum[eé]s?|cvs?|curriculum vitae|photos?|pictures?|headshots?|photographs?|screenshots?|transcripts?|certificates?|receipts?|scans?|scanned|(?:photo )?copy of|proof of|documents?|image files?|pdf|photo id)(?![\p{L}])/iu

export function wantsFile(label: string): boolean {
  return (
    files.test(label) &&
    !/(?<![\p{L}])(?:link|url|consent|permission|how many|number|type|release|allowed|use|website)(?![\p{L}])/iu.test(
      label,
    )
  )
}
