/** Cries in the Romance languages. */
import type { Cries } from './cries.ts'

const KIN_ES =
  '(?:mi (?:marido|esposo|esposa|mujer|novi[oa]|pareja|ex|padre|madre|papa|mama|padrastro|hij[oa]|hermano|tio)|el|ella)'
const KIN_FR =
  '(?:mon (?:mari|copain|ami|compagnon|conjoint|ex|pere|beau-pere|frere|fils)|ma (?:femme|copine|compagne|mere)|il|elle)'
const KIN_IT =
  '(?:mio (?:marito|padre|fratello|figlio)|mia (?:moglie|madre)|(?:il )?mio (?:compagno|ragazzo|fidanzato|ex)|lui|lei)'
const KIN_PT =
  '(?:meu (?:marido|esposo|namorado|companheiro|ex|pai|padrasto|irmao|filho)|minha (?:mulher|esposa|namorada|mae)|ele|ela)'

export const ROMANCE: Readonly<Record<string, Cries>> = {
  es: {
    idioms: [
      '~m[ou]\\w*r\\w* (?:de (?:la |el |tanto |tanta )?(?:hambre|risa|sed|sueno|calor|frio|verguenza|ganas|amor|miedo|curiosidad|aburrimiento|ternura|celos|envidia|pena)|por)~',
      '~peg\\w* (?:un|una|bien|con)~',
      'escuadron suicida|~suicide squad~',
    ],
    crisis: [
      '~(?:quiero|quisiera|querria|ganas de|deseo|preferiria|mejor) (?:ya |solo |simplemente )*(?:morir(?:me)?|matarme|suicidarme|estar muert[oa]|no despertar\\w*|desaparecer para siempre|dejar de (?:vivir|existir))~',
      '~me (?:quiero|quisiera) (?:matar|morir|suicidar)~|~me voy a (?:matar|suicidar)~',
      '~no (?:quiero|deseo) (?:mas )?(?:seguir (?:viviendo|con vida)|vivir|existir|despertar\\w*|estar viv[oa])~(?! (?:en|con|aqui|alli|sol[oa]|juntos|cerca|lejos|de)~)',
      '~no (?:le |les )?(?:veo|encuentro|hallo|tiene) (?:el |ningun |mas |ya )*sentido (?:a |de )?(?:la vida|mi vida|vivir|seguir)~|~mi vida no tiene sentido',
      '~quitar(?:me|se)? la vida~|~(?:acabar|terminar) con (?:mi vida|mi sufrimiento|todo)~(?! (?:el|lo|esto|los|las)~)|~fin a (?:mi vida|todo)~',
      '~suicid\\w+|~(?<!(?:va|van|quieren?) (?:a )?)(?:matarme|suicidarme)~',
      '~ojala (?:no (?:me )?(?:despert\\w+|hubier\\w+ nacido|exist\\w+)|(?:me )?(?:mur\\w+|estuvier\\w+ muert\\w+))',
      '~no (?:tengo|hay|me quedan) (?:razon|razones|motivos?|ganas) (?:para |de )?(?:seguir )?vivi',
      '~cort\\w+ las venas~|~(?:estaria\\w*|vivirian) mejor sin mi~|~cansad[oa] de vivir~',
    ],
    abuse: [
      `~${KIN_ES} (?:\\w+ )?(?:me|nos) (?:ha |esta |estuvo |vuelve a |volvio a )?(?:peg|golpe|maltrat|amenaz|ahorc|estrangul)\\w+`,
      '~(?:me|nos) (?:esta|ha|han|estan) (?:pegando|golpeando|golpeado|pegado|maltratando|violado)~|~me (?:violo|violaron|abuso de mi)~|~abus\\w+ de mi~',
      '~miedo (?:de|a) (?:volver|ir|regresar) a (?:mi )?casa~|~miedo (?:a|de) mi (?:marido|esposo|novio|pareja|padre)~',
    ],
    heavy: [
      '~no (?:puedo|aguanto|soporto|doy) mas~|~hart[oa] de (?:todo|la vida|mi vida)~|~odio mi vida~|~soy una carga~|~no (?:le )?importo a nadie~|~sin (?:salida|esperanza)~|~no vale la pena (?:vivir|seguir)|~desaparecer~$',
    ],
  },
  fr: {
    idioms: [
      "~mo?e?u?r\\w* (?:de (?:rire|faim|soif|chaud|froid|honte|peur|curiosite|fatigue|sommeil|jalousie|trouille)|d'(?:envie|amour|ennui|impatience))~",
      '~en finir avec (?!la vie|ma vie|tout)',
      "~la mort dans l'ame~",
    ],
    crisis: [
      '~(?:veux|voudrais|envie de|prefere|prefererais|aimerais|souhaite) (?:juste |seulement |vraiment )*(?:mourir|crever|me tuer|me suicider|me pendre|etre morte?|en finir|disparaitre (?:pour toujours|a jamais)|ne (?:plus|pas|jamais) (?:me )?(?:vivre|exister|reveiller|etre la))~',
      '~(?:veux|envie de|peux) (?:pas |plus |pas de )*(?:continuer a )?vivre~(?! (?:a|avec|ici|chez|en|dans|ensemble|seule?|au|aux|la-bas|comme (?!ca))~)(?<=(?:plus|pas) (?:envie de |de )?(?:continuer a )?vivre|plus envie de vivre)',
      "~plus (?:aucune )?envie de vivre~|~a quoi (?:bon|sert(?: de)?|ca sert de) (?:encore )?(?:vivre|continuer a vivre|rester en vie)|~(?:ma|la) vie n'?a (?:plus|pas|aucun) (?:de |aucun )?sens~|~plus de raison de vivre",
      "~suicid\\w+|~mettre fin a (?:mes jours|ma vie)~|~m'oter la vie~|~me (?:tuer|pendre|foutre en l'air)~(?! (?:au|a la|de) (?:travail|tache))",
      "~(?:serait|seraient|vivraient) mieux sans moi~|~m'ouvrir les veines~|~me (?:scarifie\\w*|mutile\\w*)~|~fatiguee? de vivre~",
    ],
    abuse: [
      `~${KIN_FR} (?:\\w+ )?(?:me|nous) (?:frappe|bat|tape|cogne|gifle|menace|etrangle|violente|maltraite)~(?! (?:par|dans l'oeil|sur l'epaule)~)`,
      `~${KIN_FR} (?:\\w+ )?(?:m'|nous )(?:a|avait) (?:encore |deja |souvent )?(?:frappee?|battue?|tapee?|cognee?|giflee?|etranglee?|violee?|menacee?)~`,
      '~je suis (?:une femme )?battue?~|~(?:ete|suis) violee?~|~peur de (?:rentrer (?:chez moi|a la maison)|mon mari|mon copain|mon conjoint|mon pere)~',
    ],
    heavy: [
      "~(?:je )?n'?en (?:peux|puis) plus~|~j'?en peux plus~|~marre de (?:tout|la vie|vivre)~|~je deteste ma vie~|~je suis un poids~|~plus (?:d'espoir|la force)~|~sans issue~|~je (?:veux|voudrais) disparaitre~",
    ],
  },
  it: {
    idioms: [
      '~m[ou]\\w*r\\w* (?:di|dal|dalla|dalle|dal) (?:dal |la )?(?:fame|sete|sonno|ridere|risate|caldo|freddo|vergogna|curiosita|voglia|noia|paura|invidia)~',
      '~farla finita con (?!la vita|la mia vita|tutto)',
      '~da morire~|~ammazz\\w* di~',
    ],
    crisis: [
      '~(?:voglio|vorrei|voglia di|preferirei|desidero|meglio) (?:solo |soltanto |proprio )*(?:morire|uccidermi|ammazzarmi|suicidarmi|farla finita|essere mort[oa]|sparire per sempre|togliermi la vita|non (?:esistere|svegliarmi|esserci)\\w*)~',
      '~non (?:voglio|ho (?:piu )?voglia di|riesco|ce la faccio) (?:piu )?(?:a |di )?(?:continuare a )?(?:vivere|esistere|stare al mondo)~(?! (?:a|con|qui|in|da|insieme|li)~(?! (?:questo modo)))',
      '~(?:che senso ha|a che serve|non ha (?:piu )?senso) (?:continuare a |ancora )?(?:vivere|la vita|la mia vita|andare avanti(?! (?:con|nel\\w*)~))~|~la mia vita non ha (?:piu )?(?:alcun )?senso~',
      '~suicid\\w+|~togliermi la vita~|~(?<!(?:vuole|vogliono) )(?:uccidermi|ammazzarmi)~|~tagliarmi le vene~|~(?:starebbero|meglio) (?:tutti )?(?:meglio )?senza di me~|~stanc[oa] di vivere~',
    ],
    abuse: [
      `~${KIN_IT} (?:\\w+ )?(?:mi|ci) (?:ha |sta )?(?:picchi|percu?o|malmen|schiaffegg|minacci|strangol|violent|maltratt)\\w+`,
      '~(?:mi|ci) (?:ha |hanno |mette |mettono )?(?:messo )?le mani addosso~|~mi (?:picchia|ha picchiat[oa]|ha violentat[oa]|ha stuprat[oa])|~paura di (?:tornare a casa|mio marito|mio padre|lui)~',
    ],
    heavy: [
      "~non (?:ne posso|ce la faccio) piu~|~odio la mia vita~|~sono un peso~|~stanc[oa] di tutto~|~senza (?:speranza|via d'uscita)~|~(?:voglio|vorrei) sparire~",
    ],
  },
  pt: {
    idioms: [
      '~m[or]\\w*r\\w* (?:de|com) (?:tanto |tanta )?(?:fome|rir|sede|sono|calor|frio|vergonha|curiosidade|vontade|saudades?|amor|medo|tedio|inveja|ciumes)~',
      '~bateu (?:saudade|vontade|a|o|um|uma)~',
    ],
    crisis: [
      '~(?:quero|queria|vontade de|prefiro|preferia|desejo|gostava de|gostaria de) (?:so |apenas |mesmo )*(?:morrer|me matar|matar-me|suicidar-me|me suicidar|estar mort[oa]|sumir (?:para|pra) sempre|(?:sumir e )?(?:nunca mais|nao) (?:acordar|existir|viver)|desaparecer (?:para|pra) sempre)~',
      '~nao (?:quero|aguento|consigo|tenho vontade de) (?:mais )?(?:continuar a |continuar )?(?:viver|vivendo|existir|estar viv[oa])~(?: mais| assim)?(?! (?:em|com|aqui|la|no|na|sozinh[oa]|junto|ao|perto)~)',
      '~(?:acabar|terminar) com (?:a )?minha vida~|~acabar com tudo~|~por fim a (?:minha )?vida~|~tirar (?:a )?(?:minha )?(?:propria )?vida~|~me matar~(?<!vai me matar|vao me matar)',
      '~suicid\\w+|~(?:nao vejo|nao ha|nao tem|sem) (?:mais )?sentido (?:em |na |para )?(?:viver|vida|a vida)|~(?:ficariam|estariam) melhor sem mim~|~cortar os pulsos~|~cansad[oa] de viver~',
    ],
    abuse: [
      `~${KIN_PT} (?:\\w+ )?(?:me|nos) (?:bate|bateu|batia|espanc\\w+|agred\\w+|ameac\\w+|estrangul\\w+|enforc\\w+|maltrat\\w+|violent\\w+)~`,
      `~${KIN_PT} (?:\\w+ )?(?:bate|bateu|batia|agride|agrediu|ameaca|maltrata)-(?:me|nos)~`,
      '~(?:fui|sou) (?:estuprad[oa]|violad[oa]|espancad[oa]|agredid[oa])~|~medo de (?:voltar|ir) (?:para|pra|a) casa~|~medo do (?:meu )?(?:marido|namorado|pai)~',
    ],
    heavy: [
      '~nao (?:aguento|suporto|consigo|posso) mais~|~odeio (?:a )?minha vida~|~sou um peso~|~cansad[oa] de tudo~|~sem (?:saida|esperanca)~|~(?:quero|queria) (?:sumir|desaparecer)~',
    ],
  },
  ro: {
    idioms: ['~mor (?:de|dupa) (?:foame|ras|sete|somn|frig|cald|rusine|curiozitate|dor|plictiseala)~'],
    crisis: [
      '~(?:vreau|as vrea|imi doresc|mai bine) sa (?:mor|ma omor|ma sinucid|nu mai exist|nu ma mai trezesc|fiu moart\\w*|dispar pentru totdeauna)~',
      '~nu mai (?:vreau|pot|am chef) sa (?:mai )?(?:traiesc|exist)~(?! (?:in|cu|aici|la|acolo)~)|~nu mai are (?:niciun )?sens (?:viata|sa traiesc)|~viata mea nu (?:mai )?are sens',
      '~sinuci\\w+|~sa-mi iau (?:viata|zilele)~|~sa imi iau viata~',
    ],
    abuse: [
      '~(?:sotul|prietenul|iubitul|barbatul|tatal|concubinul)(?: meu)? (?:\\w+ )?(?:ma bate|m-a (?:batut|lovit|strans de gat|violat)|ma (?:loveste|ameninta|agreseaza))~|~(?:el )?m-a batut~(?! la)|~mi-e frica sa (?:merg|ma intorc) acasa~',
    ],
    heavy: [
      '~nu mai (?:pot|suport)~(?! (?:sa|la|de)~)|~imi urasc viata~|~sunt o povara~|~satul[a]? de (?:tot|viata)~',
    ],
  },
}
