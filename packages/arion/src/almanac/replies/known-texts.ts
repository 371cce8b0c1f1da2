/** Answers to what many ask about the app, about Arion and about astrology: short, true, free. */
import type { KnownQuestion } from '../../listen/vocabulary.ts'
import type { Asker } from '../../types.ts'

export function knownReply(question: KnownQuestion, asker: Asker): string {
  const answer = ANSWERS[question]
  return typeof answer === 'string' ? answer : answer(asker)
}

const ANSWERS: Record<KnownQuestion, string | ((asker: Asker) => string)> = {
  today_zone: ({ timeZone }) =>
    `Your day runs from midnight to midnight in ${placeOf(timeZone)}, the time zone in your settings, and every hour that I name is by that clock. Whoever works nights takes the date that stands on the calendar when the thing happens. When you travel, change the zone under Settings, and the days move along; your birth stays where it was.`,
  birth_time_source: ({ chart }) =>
    `The one that was typed in at the sign-up; I looked it up nowhere. ${hourOf(chart)} Date, time and place stand in your profile under Birth Information, and there they can be changed, free.`,
  who_sees:
    'You, and nobody else: no partner, no relative, nobody in your Circle, also if they have an account here or pay for yours. Your questions and answers are encrypted in your own account, and no person reads along. What others ask about you is hidden from you in the same way.',
  shared_phone:
    'Whoever holds a phone on which you are signed in can open your conversations, and there is no lock inside the app. Sign out when you put it down, give each person an account of their own, and use the lock of the phone. Under Settings, Sessions, you see where you are signed in and can end it from afar.',
  remembers:
    'Inside a conversation I go by its last few turns, and your conversations stay in your account until you delete them. In a new one I begin nearly afresh: I know your chart, what you wrote in your profile, and what I told you lately, so as not to say it twice. I learn nothing about anybody else from you.',
  forget:
    'Open the history of your conversations and choose Delete beside the one you mean; all its messages go, and it cannot be undone. Saved answers are kept apart, so remove those too. The whole account goes under Settings, Delete Account: for 7 days you can take it back, then everything is erased.',
  human:
    'A machine: a program called Arion, and nobody is typing. I compute where the planets stand, put it into sentences that people wrote, and check each against the sky before you see it. Where an outside language model is switched on, what it writes goes through the same check.',
  feelings:
    'No. I am a program: I do not tire, I am not cross, and I think no worse of you for asking twice. I cannot like you either, and would rather say so than pretend. Ask as often as you want.',
  what_ask:
    'Anything that has you in it, in your own words: when to do a thing, how a time will be, which of two, why it keeps happening, what your chart says. I leave illness, courts, prices and other people’s secrets to others. Begin with what is on your mind today; if I am not sure, I ask back, and that is free.',
  cost: 'One Ask for a reading that I give, and so for Today’s Insight and a check-in. What I decline, ask back or answer about the app or astrology costs nothing, as here. The free plan has 5 Asks a day, new each day; what is left stands beside the field in which you write.',
  plan: 'On the page Subscription: there you change the plan, or cancel it at the end of the time that is paid. Until then all stays as it is, and after it you have the free plan. I can’t move money myself; for a refund write to the support address at the foot of the page, and the rights of your country hold.',
  change_birth:
    'In your profile: choose Re-generate Birth Chart and put in the right date, time or place. It is free, as often as needed, and the chart and the blueprint are made anew. The earlier details are kept there, so that you can go back to them.',
  add_person:
    'Add them to your Circle with what you know: a name, and a birth date if you have it; the hour and place make it closer. Then you can ask me about the two of you by their name. Nobody is told that you have put them there, unless you invite them; if they have an account themselves, you can send them a request, and they decide what you see.',
  reads_baby_or_dead:
    'Whoever came into this world has one, however short the stay was: a chart belongs to a moment and a place, and it is not taken back. You can put them in your Circle with that date, and I will speak of them gently. For a child that is still to come there is none yet, and I foretell none.',
  other_app:
    'Most often because they use another zodiac, other houses or another offset for the hour of birth; then places differ, and neither need be wrong. Where the places agree, the reading still may not: that part is interpretation, and no two people do it alike. Go by the one that helps you to think.',
  you_differ:
    'The sky moves on, and each time I lead with what is nearest to the question as it was put; so two answers can weigh the same day differently. The dates and places in them should agree. If two sentences of mine really contradict one another, trust neither, and trust yourself first.',
  how_exact:
    'The positions are exact to a minute of arc, and the hours to some minutes where your birth time is. What they stand for does not keep to the clock: take a date as the middle of some days. I can compute until the year 2200, and what I say is of most use within the coming year.',
  wrong_rate:
    'Nobody has counted it, and a sentence about a mood can hardly be counted. The positions are checked; that they mean something for your week is old custom, and it misses, I do not know how often. If I named a day and it went otherwise, that stands against me and not against you.',
  reminders:
    'No: I speak when you come, and wake nobody. Put the date into your own calendar with a word of what it was about. Your day is ready here whenever you open the app.',
  export:
    'Yes. Under Settings you can ask for a copy of everything, which comes within 24 hours and holds your questions, my answers, your chart and your notes. The blueprint has its own button, Print or save as PDF. A single conversation can be printed from the browser.',
  age: 'From sixteen on: younger people cannot have an account here. A child’s chart can stand in the Circle of a grown-up, and I read it lightly, since a sentence about somebody small tends to stay with them.',
  name: 'After the singer of an old Greek story, who was thrown overboard and carried ashore by a dolphin that liked his song. It is only a name, and there is no person behind it. Use it or leave it.',
  talk_human:
    'Not in here; nobody but a program answers. The people who run this place are reached by the support address at the foot of the page and in the privacy policy. For a talk that cannot wait, somebody near you or a help line is better than any app.',
  write_for_me:
    'I am no writer of letters, and it would sound of me and not of you. What I can give you is a day and hour for it, the tone that comes easily to you by your chart, and a first sentence. Ask me how to say it, and to whom.',
  language:
    'So far I understand and speak English only. Slips and short sentences are no trouble, and a message in another language costs you no Ask. I say so in your language when I recognise it.',
  voice:
    'I have no voice and no ear of my own. The microphone on the keyboard of your phone writes what you say into the field, without commas if need be, and the screen reader of your phone or browser reads my answers aloud.',
  who_made:
    'I am the program of Astrarium, run by the people whose address stands in the privacy policy. The plans pay for it; nothing you write is sold, and there is no advertising. The source is open, and its link is at the foot of the page.',
  proof:
    'No. It has been tested many times, among others by matching people to their charts, and it did no better than chance. The positions that I give are astronomy and can be checked; what is read into them is a tradition. I will not tell you otherwise.',
  mechanism:
    'They need not, and no way is known in which they could: the midwife pulls harder than Mars does. One old thought is that the sky is like a clock, which shows the hour and does not make it. That is how I use it.',
  prove_wrong:
    'Write down what I say of a day before it comes, and of another that I did not name, and let a friend judge which was which; do that ten times. Or give two readings to somebody and let them guess which is theirs. If it does no better than a coin, you have your answer, and I would not argue with it.',
  believe_needed:
    'Belief is not needed: the days come out the same for everybody, and so does the lack of proof. Use it like a question that somebody else puts to you. What makes you think is yours, and the rest can be left.',
  faith:
    'That is between you and your faith, and those you trust in it know better than I do. I call on nobody, foretell no fate and claim no power: I compute where planets stand and tell what people read into that. If it troubles your conscience, leave me; nothing is lost.',
  suggestion:
    'Quite possibly; that is the oldest objection, and a fair one. Sentences about character fit most people, and we remember what came true. Write your own view down before you read mine, or show mine to somebody else as theirs, and see what is left.',
  twelfth:
    'No, and that is what is wrong with newspaper columns. I use the whole chart, by date, hour and place, so that your dates are hardly anybody else’s. Whether even those mean anything is another question, and nobody has shown that they do.',
  twins:
    'Their charts are all but the same, and I could not tell the two apart. Four minutes move the Ascendant by about one degree and leave nearly all else as it was. What makes them different people stands in no chart, and that is a plain limit of this.',
  free_will:
    'No. I read it as weather and not as fate: it says what a time is about, and you decide what you do in it. Nothing in a chart has to happen, and no sentence of mine is a reason against your own judgement.',
  why_stars:
    'It gives a pause and a question. People have looked up for thousands of years to sort their days, and words like these help some of them to notice what they already half knew. If it does not do that for you, a walk may do it better, and is free as well.',
  precession:
    'The constellations have slipped by about 24 degrees since the signs were named after them, and the Sun does cross a thirteenth figure, Ophiuchus. The signs that I use are no constellations: they are twelve equal parts of the year, counted from the March equinox. So your sign stays what it was.',
  hemisphere:
    'The signs are the same in both hemispheres, counted from where the Sun stands at the March equinox, which is autumn in the south. The old pictures of spring and harvest are northern and do not fit there. It is a fair objection; by custom the signs are kept all the same, and houses and hours are computed for your latitude.',
  born_odd:
    'No: what counts by custom is the first breath, whoever or whatever brought it on, early, induced or by the knife. For a birth in the air or at sea take the place below or the nearest port, and the clock that was written down. Changes of clocks are computed by the history of that place.',
  unknown_hour: ({ chart }) =>
    `Then I leave out the Ascendant and the houses, and the Moon’s sign where it changed that day; the other signs and the angles between planets stay sure. ${hourOf(chart)} The hour is often on the birth certificate, and a rough one can be entered as “about”.`,
  adopted:
    'Without a day there is no chart, and I would not make one up; a day on paper that somebody guessed gives a guess. If the year or season is known, the slow planets are nearly sure. Papers, the home or an archive may still know, and the sky of today is there for everybody.',
  conception:
    'Because the birth can be dated to the minute, and the conception hardly ever to the day. Antiquity tried both, and kept the first breath as the moment in which somebody stands alone under the sky. It is a convention, and no more than that.',
  cusp: 'One of the two: the Sun crosses the line at a certain minute, which moves by a day or so from year to year, and calendars only give the usual date. By date, hour and zone your chart knows on which side you are; look at the Sun on your chart page. Being a bit of both is left to all of us.',
  signs_good:
    'None is. Each of the twelve has old words for what it does well and for what it overdoes, and every chart holds several of them. Nobody is to be trusted or avoided for a birthday; go by what they do.',
  matches:
    'Nobody is doomed or blessed by two Sun signs; a person is a whole chart, and a marriage is a good deal more than two. What can be laid side by side are two births. Put them in your Circle and ask me how it is between you; I will not tell you to stay or go.',
  retrograde:
    'A retrograde planet only seems to go backwards, as a train does that you overtake; Mercury does so three times a year, and things break in the other weeks too. By custom it is a time to look over what is there. It is no reason to fear anything or to put off what is due.',
  lucky:
    'I name none. No stone, colour or rite changes a sky, nobody has shown that they change a life, and the dearest prove it no better. If somebody asks money for one, keep it. A kind day or hour for something you want to do I can look for.',
  past_lives:
    'Not as far as I can compute: a chart begins with a first breath, and I say nothing of what may have been before it. Whoever is at home in that belief can say more. What presses now, and since when, I can look at.',
  other_arts:
    'No. I work with the western, tropical zodiac and the positions of the planets, and leave cards, numbers, palms, Chinese animals and human design to those who know them. Vedic astrology counts its signs about 24 degrees earlier and is a craft of its own. Ask me from the sky, and I am at home.',
  animals:
    'A chart can be drawn for any moment: a dog’s birth, the opening of a shop, the founding of a town. The words for it were made for people and fit the rest badly, so I read people here. What the dog makes of you would be worth hearing, though.',
  death_date:
    'No. No chart shows it, nobody has ever been able to, and I would not look. Whoever says otherwise is guessing with something that is not theirs to guess at. If it is on your mind because of somebody, or of yourself, tell me.',
  moon_body:
    'Counted in wards and nurseries, births, accidents and madness come as often under any Moon; for sleep there are a few small studies, and they disagree. Planting and hair cutting by the Moon are old customs, pleasant and unproven. Keep them if you like them; soil and scissors do not mind.',
  house_word:
    'Write the word itself, such as “what is a house” or “what is an orb”, and I explain it, free. In short: a sign says how, a planet what, a house in which part of life, and an aspect is an angle between two planets. The rising sign comes up in the east at birth, and an orb is how far an angle may be off.',
}

/** "America/New_York" as a person would say it. */
function placeOf(timeZone: string): string {
  return timeZone.split('/').at(-1)!.replaceAll('_', ' ')
}

function hourOf(chart: Asker['chart']): string {
  if (!chart) return 'So far no birth details of yours are here.'
  if (chart.accuracy.kind === 'unknown') return 'Yours stands as not known, so nothing rests on an hour.'
  return chart.accuracy.kind === 'approximate'
    ? 'Yours stands as approximate, and I leave out what could change within that stretch.'
    : 'Yours stands as known, and I take it as exact.'
}
