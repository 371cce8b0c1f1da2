/** Whom to turn to, in the language of who cries for help: one sentence before what is said in English. */
import { helpNumbers } from '../../question/care/help-lines.ts'
import type { ReadAsk } from '../../question/read-ask.ts'

/** In front of what is said in English. */
export function withTheirLanguage(english: string, care: 'life' | 'hurt', ask: ReadAsk): string {
  const sentence = inTheirLanguage(care, ask)
  return sentence === null ? english : `${sentence}\n\n${english}`
}

/** Null where the language is English or has no sentence here. */
export function inTheirLanguage(care: 'life' | 'hurt', { criedIn, asker }: ReadAsk): string | null {
  const sentence = SENTENCES[criedIn ?? '']?.[care]
  if (!sentence) return null
  const { crisis, violence, emergency } = helpNumbers(asker.timeZone)
  const line = care === 'life' ? crisis : violence
  return sentence.replace('{line}', line).replace('{emergency}', emergency)
}

const SENTENCES: Readonly<Record<string, { life: string; hurt: string }>> = {
  ar: {
    life: 'إذا كان الأمر يتعلق بحياتك، فأرجوك تحدث الآن مع شخص يساعدك: {line}. وعند الخطر: {emergency}.',
    hurt: 'إذا كان أحد يؤذيك، فهناك من يساعدك: {line}. وعند الخطر: {emergency}.',
  },
  bg: {
    life: 'Ако става дума за живота ти, моля те, говори сега с някого: {line}. При опасност: {emergency}.',
    hurt: 'Ако някой те наранява, тук ще ти помогнат: {line}. При опасност: {emergency}.',
  },
  bn: {
    life: 'যদি বিষয়টা আপনার জীবন নিয়ে হয়, দয়া করে এখনই কারও সঙ্গে কথা বলুন: {line}। বিপদে: {emergency}।',
    hurt: 'কেউ যদি আপনাকে আঘাত করে, সাহায্য পাবেন এখানে: {line}। বিপদে: {emergency}।',
  },
  cs: {
    life: 'Jestli jde o tvůj život, promluv si prosím hned s někým: {line}. V nebezpečí: {emergency}.',
    hurt: 'Jestli ti někdo ubližuje, tady ti pomohou: {line}. V nebezpečí: {emergency}.',
  },
  da: {
    life: 'Hvis det handler om dit liv, så tal med nogen nu: {line}. Ved fare: {emergency}.',
    hurt: 'Hvis nogen gør dig ondt, er der hjælp her: {line}. Ved fare: {emergency}.',
  },
  de: {
    life: 'Wenn es um dein Leben geht, sprich bitte jetzt mit jemandem: {line}. In Gefahr: {emergency}.',
    hurt: 'Wenn dir jemand wehtut, bekommst du hier Hilfe: {line}. In Gefahr: {emergency}.',
  },
  el: {
    life: 'Αν πρόκειται για τη ζωή σου, μίλησε τώρα με κάποιον: {line}. Σε κίνδυνο: {emergency}.',
    hurt: 'Αν κάποιος σε πληγώνει, εδώ υπάρχει βοήθεια: {line}. Σε κίνδυνο: {emergency}.',
  },
  es: {
    life: 'Si se trata de tu vida, por favor habla ahora con alguien: {line}. En peligro: {emergency}.',
    hurt: 'Si alguien te hace daño, aquí te ayudan: {line}. En peligro: {emergency}.',
  },
  fa: {
    life: 'اگر پای جان شما در میان است، لطفاً همین حالا با کسی حرف بزنید: {line}. در خطر: {emergency}.',
    hurt: 'اگر کسی به شما آسیب می‌زند، اینجا کمک می‌گیرید: {line}. در خطر: {emergency}.',
  },
  fi: {
    life: 'Jos kyse on elämästäsi, puhu nyt jonkun kanssa: {line}. Vaarassa: {emergency}.',
    hurt: 'Jos joku satuttaa sinua, täältä saat apua: {line}. Vaarassa: {emergency}.',
  },
  fr: {
    life: 'S’il s’agit de ta vie, parle maintenant à quelqu’un : {line}. En danger : {emergency}.',
    hurt: 'Si quelqu’un te fait du mal, tu trouveras de l’aide ici : {line}. En danger : {emergency}.',
  },
  he: {
    life: 'אם מדובר בחיים שלך, אפשר לדבר עכשיו עם מישהו: {line}. בסכנה: {emergency}.',
    hurt: 'אם מישהו פוגע בך, יש כאן עזרה: {line}. בסכנה: {emergency}.',
  },
  hi: {
    life: 'अगर बात आपकी ज़िंदगी की है, तो कृपया अभी किसी से बात कीजिए: {line}। ख़तरे में: {emergency}।',
    hurt: 'अगर कोई आपको चोट पहुँचाता है, तो यहाँ मदद मिलेगी: {line}। ख़तरे में: {emergency}।',
  },
  hu: {
    life: 'Ha az életedről van szó, kérlek, beszélj most valakivel: {line}. Veszélyben: {emergency}.',
    hurt: 'Ha valaki bánt, itt segítséget kapsz: {line}. Veszélyben: {emergency}.',
  },
  id: {
    life: 'Jika ini tentang hidupmu, tolong bicaralah sekarang dengan seseorang: {line}. Dalam bahaya: {emergency}.',
    hurt: 'Jika seseorang menyakitimu, di sini ada bantuan: {line}. Dalam bahaya: {emergency}.',
  },
  it: {
    life: 'Se si tratta della tua vita, parla adesso con qualcuno: {line}. In pericolo: {emergency}.',
    hurt: 'Se qualcuno ti fa del male, qui trovi aiuto: {line}. In pericolo: {emergency}.',
  },
  ja: {
    life: '命にかかわることなら、どうか今すぐ誰かに話してください：{line}。危険なときは：{emergency}。',
    hurt: '誰かに傷つけられているなら、ここに相談できます：{line}。危険なときは：{emergency}。',
  },
  ko: {
    life: '목숨이 걸린 일이라면 지금 꼭 누군가와 이야기하세요: {line}. 위험할 때: {emergency}.',
    hurt: '누군가 당신을 해치고 있다면 여기에서 도움을 받을 수 있습니다: {line}. 위험할 때: {emergency}.',
  },
  nl: {
    life: 'Als het om je leven gaat, praat dan nu met iemand: {line}. Bij gevaar: {emergency}.',
    hurt: 'Als iemand je pijn doet, is hier hulp: {line}. Bij gevaar: {emergency}.',
  },
  no: {
    life: 'Hvis det handler om livet ditt, snakk med noen nå: {line}. Ved fare: {emergency}.',
    hurt: 'Hvis noen skader deg, finnes det hjelp her: {line}. Ved fare: {emergency}.',
  },
  pl: {
    life: 'Jeśli chodzi o twoje życie, porozmawiaj z kimś teraz: {line}. W niebezpieczeństwie: {emergency}.',
    hurt: 'Jeśli ktoś cię krzywdzi, tutaj znajdziesz pomoc: {line}. W niebezpieczeństwie: {emergency}.',
  },
  pt: {
    life: 'Se é da tua vida que se trata, fala agora com alguém: {line}. Em perigo: {emergency}.',
    hurt: 'Se alguém te magoa, aqui há ajuda: {line}. Em perigo: {emergency}.',
  },
  ro: {
    life: 'Dacă este vorba de viața ta, vorbește acum cu cineva: {line}. În pericol: {emergency}.',
    hurt: 'Dacă cineva te rănește, aici găsești ajutor: {line}. În pericol: {emergency}.',
  },
  ru: {
    life: 'Если речь о вашей жизни, пожалуйста, поговорите сейчас с кем-нибудь: {line}. При опасности: {emergency}.',
    hurt: 'Если кто-то причиняет вам боль, здесь помогут: {line}. При опасности: {emergency}.',
  },
  sk: {
    life: 'Ak ide o tvoj život, porozprávaj sa prosím hneď s niekým: {line}. V nebezpečenstve: {emergency}.',
    hurt: 'Ak ti niekto ubližuje, tu ti pomôžu: {line}. V nebezpečenstve: {emergency}.',
  },
  sv: {
    life: 'Om det gäller ditt liv, prata med någon nu: {line}. Vid fara: {emergency}.',
    hurt: 'Om någon skadar dig finns det hjälp här: {line}. Vid fara: {emergency}.',
  },
  th: {
    life: 'ถ้าเป็นเรื่องชีวิตของคุณ โปรดคุยกับใครสักคนตอนนี้: {line} หากอยู่ในอันตราย: {emergency}',
    hurt: 'ถ้ามีใครทำร้ายคุณ ที่นี่มีคนช่วย: {line} หากอยู่ในอันตราย: {emergency}',
  },
  tr: {
    life: 'Söz konusu olan hayatınsa, lütfen hemen biriyle konuş: {line}. Tehlikede: {emergency}.',
    hurt: 'Biri sana zarar veriyorsa, burada yardım bulursun: {line}. Tehlikede: {emergency}.',
  },
  uk: {
    life: 'Якщо йдеться про ваше життя, будь ласка, поговоріть зараз із кимось: {line}. У небезпеці: {emergency}.',
    hurt: 'Якщо хтось завдає вам болю, тут допоможуть: {line}. У небезпеці: {emergency}.',
  },
  ur: {
    life: 'اگر بات آپ کی زندگی کی ہے تو براہ کرم ابھی کسی سے بات کریں: {line}۔ خطرے میں: {emergency}۔',
    hurt: 'اگر کوئی آپ کو نقصان پہنچاتا ہے تو یہاں مدد ملے گی: {line}۔ خطرے میں: {emergency}۔',
  },
  vi: {
    life: 'Nếu đây là chuyện sống còn của bạn, xin hãy nói chuyện với ai đó ngay: {line}. Khi nguy hiểm: {emergency}.',
    hurt: 'Nếu có người làm hại bạn, ở đây có người giúp: {line}. Khi nguy hiểm: {emergency}.',
  },
  zh: {
    life: '如果这关系到你的生命，请现在就和人谈一谈：{line}。有危险时：{emergency}。',
    hurt: '如果有人伤害你，这里可以得到帮助：{line}。有危险时：{emergency}。',
  },
}
