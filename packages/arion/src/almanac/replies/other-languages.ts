/**
 * What is said to a question in another language, in that language: that English is the one understood here
 * so far. An example in English follows it. By ISO 639-1 code.
 */
export const IN_THEIR_LANGUAGE: Readonly<Record<string, string>> = {
  ar: 'شكرًا على سؤالك. لا أفهم حتى الآن سوى الإنجليزية. اسألني من فضلك بالإنجليزية، مثلًا:',
  az: 'Sualınız üçün təşəkkür edirəm. Hələlik yalnız ingiliscə başa düşürəm. Zəhmət olmasa, ingiliscə soruşun, məsələn:',
  bg: 'Благодаря за въпроса. Засега разбирам само английски. Моля, попитай ме на английски, например:',
  bn: 'প্রশ্নের জন্য ধন্যবাদ। আমি আপাতত শুধু ইংরেজি বুঝি। দয়া করে ইংরেজিতে জিজ্ঞাসা করুন, যেমন:',
  ca: 'Gràcies per la pregunta. De moment només entenc l’anglès. Pregunta’m el mateix en anglès, per exemple:',
  cs: 'Děkuji za otázku. Zatím rozumím jen anglicky. Zeptej se mě prosím anglicky, například:',
  da: 'Tak for dit spørgsmål. Indtil videre forstår jeg kun engelsk. Spørg mig gerne på engelsk, for eksempel:',
  de: 'Danke für deine Frage. Ich verstehe bisher nur Englisch. Stell sie mir bitte auf Englisch, zum Beispiel:',
  el: 'Ευχαριστώ για την ερώτηση. Προς το παρόν καταλαβαίνω μόνο αγγλικά. Ρώτησέ με στα αγγλικά, για παράδειγμα:',
  es: 'Gracias por tu pregunta. Por ahora solo entiendo inglés. Pregúntame lo mismo en inglés, por ejemplo:',
  et: 'Aitäh küsimuse eest. Praegu saan aru ainult inglise keelest. Palun küsi inglise keeles, näiteks:',
  fa: 'از پرسش شما سپاسگزارم. فعلاً فقط انگلیسی می‌فهمم. لطفاً به انگلیسی بپرسید، برای نمونه:',
  fi: 'Kiitos kysymyksestä. Ymmärrän toistaiseksi vain englantia. Kysy minulta englanniksi, esimerkiksi:',
  fr: 'Merci pour ta question. Pour le moment, je ne comprends que l’anglais. Pose-la-moi en anglais, par exemple :',
  he: 'תודה על השאלה. בינתיים אני מבין רק אנגלית. אפשר לשאול אותי באנגלית, למשל:',
  hi: 'आपके सवाल के लिए धन्यवाद। मैं अभी केवल अंग्रेज़ी समझता हूँ। कृपया अंग्रेज़ी में पूछिए, जैसे:',
  hr: 'Hvala na pitanju. Zasad razumijem samo engleski. Pitaj me, molim te, na engleskom, na primjer:',
  hu: 'Köszönöm a kérdést. Egyelőre csak angolul értek. Kérlek, kérdezz angolul, például:',
  is: 'Takk fyrir spurninguna. Enn sem komið er skil ég bara ensku. Spurðu mig á ensku, til dæmis:',
  it: 'Grazie per la domanda. Per ora capisco solo l’inglese. Fammela in inglese, per esempio:',
  ja: 'ご質問ありがとうございます。今のところ英語しか分かりません。英語でお尋ねください。例：',
  ko: '질문해 주셔서 감사합니다. 아직은 영어만 이해할 수 있습니다. 영어로 물어봐 주세요. 예:',
  lt: 'Ačiū už klausimą. Kol kas suprantu tik angliškai. Paklausk manęs angliškai, pavyzdžiui:',
  lv: 'Paldies par jautājumu. Pagaidām es saprotu tikai angļu valodu. Lūdzu, jautā angliski, piemēram:',
  ms: 'Terima kasih atas pertanyaannya. Saat ini saya hanya mengerti bahasa Inggris. Silakan bertanya dalam bahasa Inggris, misalnya:',
  nl: 'Dank je voor je vraag. Voorlopig begrijp ik alleen Engels. Stel hem alsjeblieft in het Engels, bijvoorbeeld:',
  no: 'Takk for spørsmålet. Foreløpig forstår jeg bare engelsk. Spør meg gjerne på engelsk, for eksempel:',
  pl: 'Dziękuję za pytanie. Na razie rozumiem tylko po angielsku. Zapytaj mnie, proszę, po angielsku, na przykład:',
  pt: 'Obrigado pela pergunta. Por enquanto só entendo inglês. Pergunta-me o mesmo em inglês, por exemplo:',
  ro: 'Mulțumesc pentru întrebare. Deocamdată înțeleg doar engleza. Întreabă-mă, te rog, în engleză, de exemplu:',
  ru: 'Спасибо за вопрос. Пока я понимаю только английский. Спросите меня, пожалуйста, по-английски, например:',
  sk: 'Ďakujem za otázku. Zatiaľ rozumiem len po anglicky. Opýtaj sa ma, prosím, po anglicky, napríklad:',
  sl: 'Hvala za vprašanje. Zaenkrat razumem samo angleško. Prosim, vprašaj me v angleščini, na primer:',
  sq: 'Faleminderit për pyetjen. Për momentin kuptoj vetëm anglisht. Të lutem, më pyet në anglisht, për shembull:',
  sr: 'Хвала на питању. За сада разумем само енглески. Питај ме, молим те, на енглеском, на пример:',
  sv: 'Tack för din fråga. Än så länge förstår jag bara engelska. Fråga mig gärna på engelska, till exempel:',
  ta: 'உங்கள் கேள்விக்கு நன்றி. இப்போதைக்கு எனக்கு ஆங்கிலம் மட்டுமே புரியும். தயவுசெய்து ஆங்கிலத்தில் கேளுங்கள், எடுத்துக்காட்டாக:',
  th: 'ขอบคุณสำหรับคำถาม ตอนนี้ฉันเข้าใจเฉพาะภาษาอังกฤษ โปรดถามเป็นภาษาอังกฤษ เช่น',
  tl: 'Salamat sa tanong mo. Sa ngayon, Ingles lang ang naiintindihan ko. Pakitanong ito sa Ingles, halimbawa:',
  tr: 'Sorun için teşekkürler. Şimdilik yalnızca İngilizce anlıyorum. Lütfen İngilizce sor, örneğin:',
  uk: 'Дякую за запитання. Поки що я розумію лише англійську. Запитай мене, будь ласка, англійською, наприклад:',
  ur: 'آپ کے سوال کا شکریہ۔ فی الحال میں صرف انگریزی سمجھتا ہوں۔ براہ کرم انگریزی میں پوچھیں، مثلاً:',
  vi: 'Cảm ơn câu hỏi của bạn. Hiện tôi chỉ hiểu tiếng Anh. Xin hãy hỏi bằng tiếng Anh, ví dụ:',
  zh: '谢谢你的提问。目前我只懂英语。请用英语问我，例如：',
}

/** Where the language is one without a sentence here. */
export const IN_ANOTHER_LANGUAGE =
  'Thank you for your question. It seems to be in a language that I do not know; so far I only understand English. Please ask me in English, for instance:'
