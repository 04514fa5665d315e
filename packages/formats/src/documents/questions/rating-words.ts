// Steps of scales in the languages of the product other than English: agreement, quality, frequency, yes and no.

/** One pattern per language, because the steps of a scale have one language. */
export const ratingsOfLanguages: readonly RegExp[] = [
  // German
  /^(?:ja|nein|(?:eher |gar |überhaupt )?(?:nicht )?(?:sehr )?(?:gut|schlecht|(?:un)?zufrieden|(?:un)?wichtig|(?:un)?wahrscheinlich|einfach|schwierig|hilfreich)|befriedigend|ausreichend|mangelhaft|ungenügend|mittel(?:mäßig)?|neutral|teils[\s,/-]*teils|(?:ich )?(?:stimme|trifft)(?: voll und ganz| voll| völlig| eher| teilweise| überhaupt| gar)?(?: nicht)? zu|unentschieden|immer|meistens|oft|häufig|manchmal|gelegentlich|selten|nie(?:mals)?|täglich|wöchentlich|monatlich|jährlich|keine angabe|weiß nicht)$/iu,
  // French
  /^(?:oui|non|(?:très |plutôt |assez |peu |pas du tout |pas )?(?:(?:in|mé)?satisfait|bien|bon|mauvais|moyen|important|facile|difficile|utile)(?:ne|e)?s?|excellente?|passable|neutre|(?:tout à fait |plutôt |pas du tout |plutôt pas |pas )?(?:d['’]accord|en désaccord)|toujours|souvent|parfois|rarement|jamais|sans avis|sans objet)$/iu,
  // Spanish
  /^(?:s[íi]|no|(?:muy |poco |nada )?(?:buen[oa]|mal[oa]|bien|mal|(?:in)?satisfech[oa]|importante|fácil|difícil|útil)|excelente|regular|neutral|(?:totalmente |muy |algo )?(?:de acuerdo|en desacuerdo)|siempre|casi siempre|a menudo|a veces|rara vez|raramente|casi nunca|nunca|no s[ée])$/iu,
  // Italian
  /^(?:s[ìi]|no|(?:molto |abbastanza |poco |per niente )?(?:buon[oa]|cattiv[oa]|bene|male|(?:in)?soddisfatt[oa]|importante|facile|difficile|utile|d['’]accordo|in disaccordo)|ottim[oa]|discret[oa]|(?:in)?sufficiente|scars[oa]|neutrale|completamente d['’]accordo|sempre|spesso|a volte|qualche volta|raramente|mai|non so)$/iu,
  // Portuguese
  /^(?:sim|não|(?:muito |pouco |nada )?(?:bom|boa|mau|má|ruim|bem|mal|(?:in)?satisfeit[oa]|importante|fácil|difícil|útil)|ótim[oa]|péssim[oa]|excelente|regular|razoável|neutro|(?:concordo|discordo)(?: totalmente| parcialmente| em parte)?|sempre|quase sempre|frequentemente|muitas vezes|às vezes|raramente|quase nunca|nunca|não sei)$/iu,
  // Dutch
  /^(?:ja|nee|(?:heel |zeer |helemaal |een beetje )?(?:niet )?(?:goed|slecht|(?:on)?tevreden|(?:on)?belangrijk|(?:mee )?(?:on)?eens)|uitstekend|redelijk|matig|(?:on)?voldoende|neutraal|altijd|meestal|vaak|soms|zelden|nooit|n\.? ?v\.? ?t\.?|weet (?:ik )?niet)$/iu,
  // Japanese
  /^(?:はい|いいえ|(?:とても|大変|非常に|あまり)?(?:良い|よい|良くない|よくない|悪い|満足|不満|同意する|同意しない|そう思う|そう思わない)|普通|ふつう|どちらともいえない|いつも|よく|時々|ときどき|たまに|めったにない|全くない|まったくない|わからない)$/u,
  // Arabic
  /^(?:نعم|لا|ممتاز|جيد(?: جدا| جدًا)?|متوسط|مقبول|ضعيف|سيئ(?: جدا| جدًا)?|(?:أوافق|لا أوافق)(?: بشدة)?|محايد|دائم(?:ا|اً|ًا)|غالب(?:ا|اً|ًا)|أحيان(?:ا|اً|ًا)|نادر(?:ا|اً|ًا)|أبد(?:ا|اً|ًا)|لا أعرف)$/u,
  // Hebrew
  /^(?:כן|לא|מצוין|טוב(?: מאוד)?|בינוני|גרוע|(?:לא )?(?:מסכים|מסכימה)(?: מאוד| בהחלט)?|ניטרלי|תמיד|לעתים קרובות|לפעמים|לעתים רחוקות|אף פעם|לעולם לא|לא יודע)$/u,
]
