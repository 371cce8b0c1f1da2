/**
 * What people call those who are near to them, as they say it in English and in between it: data, so that a
 * language more is a row more. Small letters.
 */
const KIN_BY_LANGUAGE: Record<string, readonly string[]> = {
  english: listed(
    'mother,mum,mom,mama,mam,mummy,mommy,mumsy,mumma,ma,father,dad,daddy,papa,pa,pops,pop,parents,granny,gran,grandma,grandpa,granddad,grandad,gramps,nan,nana,nanna,grandmother,grandfather,grandparents,grandson,granddaughter,grandchild,sister,brother,sis,bro,twin,twins,sibling,siblings,son,daughter,child,kid,kids,children,baby,bub,bubs,toddler,husband,hubby,wife,wifey,missus,partner,spouse,fiance,fiancé,fiancee,fiancée,friend,boyfriend,girlfriend,bestie,bff,mate,mates,butty,aunt,auntie,aunty,uncle,cousin,niece,nephew,gf,bf,ex,godmother,godfather,goddaughter,godson,stepdad,stepmum,stepmom,stepfather,stepmother,stepson,stepdaughter,stepsister,stepbrother,mother-in-law,father-in-law,sister-in-law,brother-in-law,son-in-law,daughter-in-law,mother in law,father in law,sister in law,brother in law,old man,old lady,little one,little girl,little boy,little ones,bairn,himself,herself,our lass,our kid,eldest,youngest',
  ),
  /** near by work, house or faith */
  beside: listed(
    'boss,colleague,coworker,neighbour,neighbor,roommate,flatmate,housemate,landlady,landlord,teacher,coach,student,pupil,supervisor,sponsor,foreman,drummer,bandmate,teammate,priest,pastor,imam,mentor,tenant,boy,girl,lad,lads,business partner',
  ),
  arabic: listed('teta,teita,sitto,sido,jiddo,jeddo,gido,khalti,khalto,ammo,yumma'),
  bengali: listed('thakuma,thakurma,dida,dadu,thakurda,pishi,mashi,kaku,kaka'),
  chinese: listed(
    'popo,po po,ah ma,ah gong,ah kong,gong gong,gung gung,yeye,ye ye,nai nai,nainai,lao lao,laolao,wai po,waipo,wai gong,jiejie,gege,didi,meimei,ayi',
  ),
  danish: listed('mormor,morfar,farmor,farfar,bestemor,bestefar,lillebror,storebror,lillesøster,storesøster'),
  dutch: listed('oma,opa,oom,tante,ouma,oupa,tannie'),
  filipino: listed('lola,lolo,nanay,tatay,inay,itay,kuya,tita,tito,bunso'),
  finnish: listed('mummo,mummu,mummi,ukki,vaari,pappa,äiti,isä'),
  french: listed('maman,mamie,mémé,papi,papy,pépé,tonton,tata,belle-mère,beau-père'),
  german: listed('mutti,vati,omi,opi,papi,mami,onkel'),
  greek: listed('yiayia,giagia,pappou,papou,theia,theio'),
  hebrew: listed('savta,saba,ima,abba,bubbe,bubbie,zayde,zeide'),
  hungarian: listed('nagymama,nagypapa,mamika'),
  igbo: listed('mama nnukwu,papa nnukwu,nne,nna'),
  irish: listed('mamó,daideo,mammy'),
  italian: listed('nonno,nonna,zio,zia,mamma,babbo'),
  japanese: listed('baachan,obaachan,obasan,jiichan,ojiichan,ojisan,okaasan,otosan,otousan'),
  korean: listed('halmoni,halmeoni,harabeoji,eomma,omma,appa,oppa,unnie,noona,hyung,imo'),
  maori: listed('koro,kui,nannie,whaea,matua,mokopuna,moko'),
  marathi: listed('aaji,ajji,aajoba,ajoba,aai,baba,kaki,mavshi'),
  hindi: listed(
    'amma,maa,papaji,mummyji,dadi,dada,nani,bhaiya,bhai,didi,chacha,chachi,mausi,masi,bua,bhabhi,naniji,dadiji',
  ),
  norwegian: listed('besta,tante'),
  polish: listed('babcia,dziadek,ciocia,wujek,tatuś'),
  portuguese: listed('avó,avô,vovó,vovô,vó,vô,mãe,pai,tia,tio,mainha'),
  romanian: listed('bunica,bunicu,bunicul,tataie,mamaie'),
  russian: listed('babushka,baba,dedushka,deda,ded,dyadya,tyotya,papochka'),
  serbian: listed('tata,deda,teta,stric,ujak'),
  spanish: listed(
    'abuela,abuelo,abuelita,abuelito,abue,tía,tío,mamá,papá,hermana,hermano,hija,hijo,mami,suegra,suegro',
  ),
  swahili: listed('mzee,bibi,babu,shangazi,mjomba'),
  tamil: listed('paati,thatha,akka,thambi,athai'),
  turkish: listed('dede,nene,babaanne,anneanne,abla,abi,teyze,amca'),
  ukrainian: listed('babusia,dido,didus'),
  urdu: listed('khala,khala jaan,khalu,phuppo,mamu,nano,abbu,ammi,ammu,baji'),
  uzbek: listed('oyijon,oyi,ota,dadajon,buvi,bobo,aka,opajon'),
  vietnamese: listed('bà nội,bà ngoại,ông nội,ông ngoại,anh hai'),
  welsh: listed('mamgu,tadcu,taid,nain'),
  xhosa: listed('gogo,mkhulu,makhulu,umama,utata'),
  yoruba: listed('iya,baba mi'),
}

/** What one calls somebody of one's own without saying whose: "mum", "aaji", and no "friend". */
export function isClose(word: string): boolean {
  return CLOSE.has(word)
}

const ALSO_ENGLISH = listed('imo,ima,aka,tia,ma,pa,pop,ota,nano,abi,dido')

/** "imo", "aka": somebody's only after "my". */
export function isAlsoEnglish(word: string): boolean {
  return ALSO_ENGLISH.includes(word)
}

const SAID_ALONE = listed(
  'mother,mum,mom,mama,mam,mummy,mommy,mumsy,mumma,ma,father,dad,daddy,papa,pa,pops,pop,granny,gran,grandma,grandpa,granddad,grandad,gramps,nan,nana,nanna,grandmother,grandfather,sis,hubby,missus,bub,bubs,himself,bestie,gf,bf',
)
const { english: _english, beside: _beside, ...ABROAD } = KIN_BY_LANGUAGE
const CLOSE: ReadonlySet<string> = new Set(
  [...SAID_ALONE, ...Object.values(ABROAD).flat()].filter((word) => !isAlsoEnglish(word)),
)

const CHILDREN = listed(
  'son,daughter,child,kid,children,baby,babies,bub,toddler,bairn,teenager,grandson,granddaughter,grandchild,grandchildren,stepson,stepdaughter,eldest,youngest',
)

/** "kids", "son": a child of the asker's or of theirs. */
export function isChild(word: string): boolean {
  return CHILDREN.includes(word) || (word.endsWith('s') && CHILDREN.includes(word.slice(0, -1)))
}

export const KIN: ReadonlySet<string> = new Set(Object.values(KIN_BY_LANGUAGE).flat())

function listed(words: string): readonly string[] {
  return words.split(',')
}
